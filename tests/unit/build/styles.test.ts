import { expect, test } from 'vitest'
import { partsOf } from '../../../scripts/styles.mjs'

const part = (css: string, html: string): string => partsOf(css)(html)

test('what may match stays, what cannot goes', () => {
  const css = '.a{color:red}.b{color:red}.a .c{top:0}h1,h5{top:1px}#x{top:2px}.a#y{top:3px}'
  expect(part(css, '<h1 class="a" id="x">words</h1>')).toBe('.a{color:red}h1,h5{top:1px}#x{top:2px}')
})

test('states an element may yet come into are kept', () => {
  const css =
    '.a:hover{top:0}.a[aria-pressed=true]{top:1px}:root[data-theme=dim]{--x:1}.a:not(.b){top:2px}a:is(.n,.m):focus{top:3px}'
  expect(part(css, '<html><a class="a">x</a></html>')).toBe(css)
})

test('names with signs in them are read as they are written', () => {
  const css =
    '.lg\\:w-\\[min\\(44rem\\,96vw\\)\\]{top:0}.gap-1\\.5{top:1px}.gap-1\\.7{top:2px}.\\[\\&\\>a\\]\\:x{top:3px}'
  const html = '<p class="lg:w-[min(44rem,96vw)] gap-1.5 [&amp;&gt;a]:x">x</p>'
  expect(part(css, html)).toBe(css.replace('.gap-1\\.7{top:2px}', ''))
})

test('start values nothing reads are left out', () => {
  const css =
    '@layer properties{@supports (x:y){*{--tw-a:solid;--tw-b:0 0 #0000}}}p{border-style:var(--tw-a)}@property --tw-a{inherits:false}@property --tw-b{inherits:false}'
  expect(part(css, '<p>x</p>')).toBe(
    '@layer properties{@supports (x:y){*{--tw-a:solid;}}}p{border-style:var(--tw-a)}@property --tw-a{inherits:false;}',
  )
})

test('layers keep their order, empty queries go, frames and faces stay', () => {
  const css =
    '@layer a{.no{top:0}}@layer b{p{top:1px}}@media (min-width:1px){.no{top:2px}}@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:F}'
  const kept = part(css, '<p>x</p>')
  expect(kept).toMatch(/@layer a\{\}@layer b\{p\{top:1px\}\}/)
  expect(kept).not.toContain('@media')
  expect(kept).toMatch(/@keyframes k\{0%\{top:0\}to\{top:1px\}\}/)
  expect(kept).toContain('@font-face')
})
