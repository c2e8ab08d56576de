import { expect, test } from 'vitest'
import { treeOf } from '../../../scripts/build/html.mjs'
import { partsOf } from '../../../scripts/build/styles.mjs'

const part = (css: string, html: string): string => partsOf(css)([treeOf(html)])

test('what may match stays, what cannot goes', () => {
  const css = '.a{color:red}.b{color:red}.a .c{top:0}h1,h5{top:1px}#x{top:2px}.a#y{top:3px}'
  expect(part(css, '<h1 class="a" id="x">words</h1>')).toBe('.a{color:red}h1{top:1px}#x{top:2px}')
})

test('what is set before the first paint and the focus are kept', () => {
  const css = ':root[data-theme=dim]{top:1px}.a:not(.b){top:2px}a:is(.n,.m):focus{top:3px}.a:target{top:4px}'
  expect(part(css, '<html><a class="a">x</a></html>')).toBe(css)
})

test('what somebody has to do something for first is left to the whole sheet', () => {
  const css =
    '.a:hover{top:0}.a[aria-pressed=true]{top:1px}@media print{.a{top:2px}}@media (scripting:none){.a{top:3px}}'
  expect(part(css, '<a class="a">x</a>')).toBe('')
  expect(part(css, '<a class="a" aria-pressed="true">x</a>')).toBe('.a[aria-pressed=true]{top:1px}')
})

test('a name inside a value is no attribute', () => {
  expect(part('[data-new]{top:0}', '<a title="a data-new thing">x</a>')).toBe('')
})

test('parts of a field go where there is no field', () => {
  const css = '::placeholder{top:0}::file-selector-button{top:1px}:focus-visible{top:2px}'
  expect(part(css, '<p>x</p>')).toBe(':focus-visible{top:2px}')
  expect(part(css, '<input>')).toBe(css)
})

test('a property of the theme becomes its value, one of the page stays', () => {
  const css =
    '@layer theme{:root,:host{--spacing:.25rem;--used-never:1}}:root{--bg:#fff}p{padding:calc(var(--spacing) * 3);background:var(--bg)}'
  expect(part(css, '<p>x</p>')).toBe('@layer theme{}:root{--bg:#fff}p{padding:0.75rem;background:var(--bg)}')
})

test('a property set in two places stays a property', () => {
  const css = '@layer theme{:root,:host{--a:1px}}.x{--a:2px}p{top:var(--a)}'
  expect(part(css, '<p class="x">x</p>')).toBe(css)
})

test('a property nothing on the page sets becomes its start or what stands in for it', () => {
  const css =
    'p{top:var(--tw-a);left:var(--tw-b,var(--tw-c,2px))}@property --tw-a{syntax:"*";inherits:false;initial-value:1px}'
  expect(part(css, '<p>x</p>')).toBe('p{top:1px;left:2px}')
  expect(part(`.set{--tw-b:3px}${css}`, '<p class="set">x</p>')).toBe('.set{--tw-b:3px}p{top:1px;left:var(--tw-b,2px)}')
})

test('names with signs in them are read as they are written', () => {
  const css =
    '.lg\\:w-\\[min\\(44rem\\,96vw\\)\\]{top:0}.gap-1\\.5{top:1px}.gap-1\\.7{top:2px}.\\[\\&\\>a\\]\\:x{top:3px}'
  const html = '<p class="lg:w-[min(44rem,96vw)] gap-1.5 [&amp;&gt;a]:x">x</p>'
  expect(part(css, html)).toBe(css.replace('.gap-1\\.7{top:2px}', ''))
})

test('start values nothing reads are left out', () => {
  const css =
    '@layer properties{@supports (x:y){*{--tw-a:solid;--tw-b:0 0 #0000}}}p{--tw-a:dotted;border-style:var(--tw-a)}@property --tw-a{inherits:false}@property --tw-b{inherits:false}'
  expect(part(css, '<p>x</p>')).toBe(
    '@layer properties{@supports (x:y){*{--tw-a:solid}}}p{--tw-a:dotted;border-style:var(--tw-a)}@property --tw-a{inherits:false}',
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
