import type { ReactNode } from 'react'
import { games } from '../../../../lib/games'
import { Island } from '../../../_judging/island'
import { Crumbs } from '../../../_site/crumbs'
import { metadataOf } from '../../../_site/meta'
import { at, BASE_PATH } from '../../../_site/paths'

export const generateMetadata = () => metadataOf('/table/log/')

/** The log: every ruling this table has settled. */
export default function Page(): ReactNode {
  return (
    <>
      <Crumbs path="/table/log/" />
      <h1 className="my-3">Our rulings</h1>
      <p className="intro">
        Every ruling you settle is kept here, on this device only, with its facts and the rules it was made with. What
        you play stands at <a href={at('/table/')}>My table</a>.
      </p>
      <Island name="table/log" props={{ base: BASE_PATH, games: games.map(({ id, title }) => ({ id, title })) }} />
    </>
  )
}
