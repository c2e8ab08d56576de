import { expect, test } from 'vitest'
import { trimStyles } from '../../../scripts/trim-styles.mjs'

const css =
  '@layer base{.gone{a:b}}@layer utilities{.flex{display:flex}.gone{color:red}@media (min-width:64rem){.lg\\:flex{display:flex}.lg\\:gone{a:b}}@media print{.print\\:gone{a:b}}.w-1\\/2{width:50%}}.gone{c:d}'

test('only utilities that nobody names are taken out', () => {
  expect(trimStyles(css, 'class="flex lg:flex w-1/2"')).toBe(
    '@layer base{.gone{a:b}}@layer utilities{.flex{display:flex}@media (min-width:64rem){.lg\\:flex{display:flex}}.w-1\\/2{width:50%}}.gone{c:d}',
  )
})

test('a sheet without utilities stays as it is', () => {
  expect(trimStyles('.a{b:c}', '')).toBe('.a{b:c}')
})
