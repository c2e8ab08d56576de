import type { ReactNode } from 'react'
import type { GameContent } from '../../lib/content'
import { editionTitle } from '../../lib/page-addresses'
import type { SitePage } from '../../lib/pages'

/** Of a page that belongs to no game; the card is dark. */
const NO_GAME = '#8fbefa'

const KIND: Readonly<Record<SitePage['kind'], string>> = {
  place: 'Rules at the table',
  game: 'Rules',
  topic: 'Rules',
  cards: 'Rules',
  checker: 'Check my case',
  tool: 'Tool',
  list: 'Rules',
}

/** What a link to a page looks like in a chat: words only, 1200 by 630. */
export function ShareCard({ page, game }: { page: SitePage; game: GameContent | undefined }): ReactNode {
  const colour = game?.colour.dark ?? NO_GAME
  const edition = game && page.edition ? editionTitle(game, page.edition) : ''
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: '#101215',
        color: '#dfded8',
        borderLeft: `24px solid ${colour}`,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 32, color: colour }}>
        {game && (
          <div
            style={{
              display: 'flex',
              border: `3px solid ${colour}`,
              borderRadius: 8,
              padding: '2px 12px',
              marginRight: 20,
            }}
          >
            {game.badge}
          </div>
        )}
        {[game?.title ?? KIND[page.kind], edition || (game && KIND[page.kind])].filter(Boolean).join(' · ')}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: page.name.length > 32 ? 60 : 80, lineHeight: 1.1 }}>{page.name}</div>
        {page.says !== page.name && (
          <div style={{ display: 'flex', marginTop: 28, fontSize: 36, lineHeight: 1.35, color: '#a5a8ae' }}>
            {page.says}
          </div>
        )}
      </div>
      <div style={{ display: 'flex', fontSize: 30, color: '#a5a8ae' }}>Lawspeaker</div>
    </div>
  )
}
