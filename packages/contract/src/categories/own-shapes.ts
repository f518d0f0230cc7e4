import { embed, guid, ownShape } from '../own.ts'
import { Category } from './generated/shapes.ts'

export const RestoreCategoryRequest = ownShape('categories.RestoreCategoryRequest', {
  categoryId: guid('Id of the deleted category.'),
})

export const RestoreCategoryResponse = ownShape('categories.RestoreCategoryResponse', {
  category: embed(Category),
})
