import { describe, expect, test } from 'vitest'
import { definedClasses, findUndefinedClasses } from '../styles/find-undefined-classes.ts'

const namesIn = (text: string, css: string) => findUndefinedClasses('x.tsx', text, () => css).map(({ name }) => name)
const component = "import styles from './x.module.css'\nexport const X = () => <p className={styles.alert} />"

describe('classes of CSS modules', () => {
  test('finds a class that the stylesheet does not define', () => {
    expect(namesIn(component, '.problem { color: red }')).toEqual(['alert'])
  })

  test('accepts a class in any selector', () => {
    for (const css of ['.alert {}', '.form > .alert:hover {}', '@media print { .alert, .note {} }'])
      expect(namesIn(component, css)).toEqual([])
  })

  test('does not count classes in comments', () => {
    expect(namesIn(component, '/* .alert {} */')).toEqual(['alert'])
  })

  test('reads each stylesheet under the name it is imported by', () => {
    const text = "import own from './own.module.css'\nconst x = [own.box, styles.box, t('own.missing')]"
    expect(namesIn(text, '.note {}')).toEqual(['box'])
  })

  test('lists the classes of a stylesheet', () => {
    expect([...definedClasses('.a, .b-c:hover {} .a > .d {}')]).toEqual(['a', 'b-c', 'd'])
  })
})
