import { recognise as legion } from './legion'
import type { Opened } from './opened'
import { recognise as starcom } from './starcom'
import { recognise as ti4 } from './ti4'

/** What a text is, asked of one importer after the other; a board says so in its first line, a map is told last. */
export const recognise = (text: string): Opened | undefined => starcom(text) ?? legion(text) ?? ti4(text)
