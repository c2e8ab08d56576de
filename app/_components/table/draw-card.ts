/** A ruling as a picture, drawn by us on a canvas: the same card on every phone, and nothing is fetched for it. */
import type { Verdict } from '../../../lib/kernel/verdict'
import type { RulingCard } from './card'

const WIDTH = 1080
const EDGE = 64
const INNER = WIDTH - 2 * EDGE

const INKS: Record<Verdict, string> = {
  legal: '#005b53',
  illegal: '#b30029',
  undetermined: '#1f5596',
  disputed: '#695205',
  answered: '#224fa7',
}

interface Block {
  text: string
  size: number
  weight: number
  ink: string
  gap: number
  /** A bar on its left; one that goes on from the block above bridges the gap. */
  bar?: 'begins' | 'goes on'
}

/** The words of the card from top to bottom, verdict first. */
export function blocksOf(card: RulingCard): Block[] {
  const text = '#1c1f25'
  const muted = '#51555d'
  const said = (words: string, size: number, more: Partial<Block> = {}): Block[] =>
    words ? [{ text: words, size, weight: 400, ink: text, gap: 24, ...more }] : []
  return [
    ...said(`${card.title} · ${card.table}`, 30, { ink: muted }),
    ...said(card.question, 44, { weight: 700 }),
    ...said(card.word, 88, { weight: 800, ink: INKS[card.verdict], gap: 32 }),
    ...said(card.summary, 38),
    ...card.contrasts.flatMap((line) => said(line, 34, { weight: 600 })),
    ...card.facts.slice(0, 12).flatMap(({ label, value }) => said(`${label}: ${value}`, 30, { ink: muted, gap: 8 })),
    ...said(card.taken, 28, { ink: muted }),
    ...card.deciding.flatMap(({ label, text: words }) => [
      ...said(label, 34, { weight: 700, gap: 32, bar: 'begins' }),
      ...said(words, 34, { gap: 8, bar: 'goes on' }),
    ]),
    ...said('Lawspeaker · rules told in our own words', 26, { ink: muted, gap: 40 }),
  ]
}

/** Lines no longer than the width; a word longer than a line stands alone. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The picture as a PNG. Undefined where the device cannot draw one. */
export function drawCard(card: RulingCard): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(undefined)
  const fontOf = ({ weight, size }: Block) => `${weight} ${size}px system-ui, sans-serif`
  const laid = blocksOf(card).map((block) => {
    pen.font = fontOf(block)
    const room = block.bar ? INNER - 32 : INNER
    return { ...block, lines: wrapped(block.text, room, (words) => pen.measureText(words).width) }
  })
  canvas.width = WIDTH
  canvas.height = laid.reduce((sum, { gap, size, lines }) => sum + gap + lines.length * size * 1.3, EDGE * 2)
  pen.fillStyle = '#fbfaf7'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = INKS[card.verdict]
  pen.fillRect(0, 0, 16, canvas.height)
  pen.textBaseline = 'top'
  let y = EDGE
  for (const block of laid) {
    const top = block.bar === 'goes on' ? y : y + block.gap
    y += block.gap
    pen.font = fontOf(block)
    if (block.bar) {
      pen.fillStyle = INKS[card.verdict]
      pen.fillRect(EDGE, top, 6, y - top + block.lines.length * block.size * 1.3)
    }
    pen.fillStyle = block.ink
    for (const line of block.lines) {
      pen.fillText(line, EDGE + (block.bar ? 32 : 0), y)
      y += block.size * 1.3
    }
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}
