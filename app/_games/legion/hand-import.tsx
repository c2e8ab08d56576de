import { type ReactNode, useState } from 'react'
import { reads } from '../../../lib/games/legion/command-hand/reads'
import {
  type ArmyList,
  FORMS,
  formsFor,
  readList,
  type WritableForm,
  withHand,
  writeList,
} from '../../../lib/games/legion/lists'
import { Select } from '../../_components/board/controls'
import { TextPanel } from '../../_components/text-panel'
import { handOf, handText } from './hand-list'
import type { ToolState } from './use-tool-state'

/** A list from elsewhere goes in, this hand goes out. */
export function HandImport({ tool }: { tool: ToolState }): ReactNode {
  const [list, setList] = useState<ArmyList>()
  const keep = (text: string) => {
    const read = readList(text)
    setList('problem' in read || !read.units.length ? undefined : read)
  }
  return (
    <>
      <TextPanel
        reader={reads}
        facts={tool.facts}
        take={(change, says, text) => {
          keep(text)
          tool.apply(change, says)
        }}
      />
      {handOf(tool.facts).length > 0 && <HandExport tool={tool} list={list} />}
    </>
  )
}

/** The hand as text, in the forms other tools read; units and upgrades of an imported list go along. */
function HandExport({ tool, list }: { tool: ToolState; list: ArmyList | undefined }): ReactNode {
  const [form, setForm] = useState<WritableForm | ''>('')
  const [told, setTold] = useState('')
  const whole = withHand(list, tool.facts)
  const text = form ? writeList(whole, form) : handText(tool.facts)
  const copy = async () =>
    setTold(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied.',
        () => 'Copying is not allowed here; select the text and copy it.',
      ),
    )
  return (
    <details className="mb-4 border-t border-hairline">
      <summary className="min-h-12 font-semibold">Copy this hand, or export it for another tool</summary>
      <div className="grid gap-2 pb-2">
        <Select
          label="Form"
          value={form}
          groups={[
            { options: [{ value: '', words: 'Plain text' }] },
            { options: formsFor(whole).map((value) => ({ value, words: FORMS[value] })) },
          ]}
          onChange={(value) => setForm(formsFor(whole).find((one) => one === value) ?? '')}
        />
        <textarea
          aria-label="Exported text"
          readOnly
          className="min-h-32 w-full rounded-md border border-border bg-surface p-2 font-mono text-sm text-text"
          value={text}
        />
        <div className="flex flex-wrap items-center gap-2">
          <button type="button" className="button" onClick={copy}>
            Copy as text
          </button>
          <p role="status" className="m-0">
            {told}
          </p>
        </div>
      </div>
    </details>
  )
}
