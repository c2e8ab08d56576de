import type { ReactNode } from 'react'
import { games } from '../../../lib/games'
import { Island } from '../../_judging/island'
import { wordsFor } from '../../_judging/pack'
import { Crumbs } from '../../_site/crumbs'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'

export const generateMetadata = () => metadataOf('/table/')

/** My table: what this table plays. */
export default function Page(): ReactNode {
  return (
    <>
      <Crumbs path="/table/" />
      <h1 className="my-3">My table</h1>
      <p className="intro">
        Set once and kept on this device: which edition you play, how you read what the rules leave open, who sits
        where. Every answer says it, and a link you share carries it along. See also the{' '}
        <a href={at('/table/log/')}>log of your rulings</a>.
      </p>
      <Island name="table/mine" props={{ games: games.map(wordsFor) }} />
    </>
  )
}
