import { embed, guid, ownShape } from '../own.ts'
import { Category } from './generated/shapes.ts'

export const RestoreCategoryRequest = ownShape('categories.RestoreCategoryRequest', {
  categoryId: guid('The category in the trash.'),
})

export const RestoreCategoryResponse = ownShape('categories.RestoreCategoryResponse', {
  category: embed(Category),
})
