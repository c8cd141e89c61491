/**
 * The distances of a property to the visitor's places, on foot and by bicycle, and why a time is unknown: on the property's page.
 */
import { letterOf } from '@/lib/domain/places/own-places'
import type { HomePoint } from '@/lib/domain/places/places-data'
import { type Journey, journeyBetween } from '@/lib/domain/places/travel'
import type { Shown } from './distance-list'
import { styles } from './distance-styles'
import { distanceText, timeText } from './place-words'

/** Why a journey has no time, as a sentence. */
function reason({ why }: Journey, name: string, { rivers, say }: Shown): string | undefined {
  if (!why) return undefined
  return why === 'far' ? say('far', { name }) : say('river', { name, river: rivers[why.river]?.name ?? '' })
}

type Props = { shown: Shown; home: HomePoint; href: string | undefined }

export function DistanceTable({ shown, home, href }: Props) {
  const { places, rivers, say, language } = shown
  const lines = rivers.map(({ line }) => line)
  const rows = places.map((place) => ({ place, journey: journeyBetween(home, place, lines) }))
  const notes = rows.flatMap(({ place, journey }) => reason(journey, place.name, shown) ?? [])
  return (
    <>
      <table className={styles.table}>
        <caption>{say('toYours')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('place')}</th>
            <th scope="col">{say('straight')}</th>
            <th scope="col">{say('modes.walking')}</th>
            <th scope="col">{say('modes.cycling')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, journey }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name
            <tr key={index}>
              <th scope="row">
                <i aria-hidden="true">{letterOf(index)}</i>
                {place.name}
              </th>
              <td>{distanceText(journey.metres, home.isAbout, say, language)}</td>
              <td>{timeText(journey, 'walking', home.isAbout, say) ?? say('noTimeShort')}</td>
              <td>{timeText(journey, 'cycling', home.isAbout, say) ?? say('noTimeShort')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.notes}>
        {[...notes, ...(home.isAbout ? [say('aboutNote')] : []), say('model')].map((note) => (
          <p key={note}>{note}</p>
        ))}
        {href && (
          <p className="no-print">
            <a href={href}>{say('change')}</a>
          </p>
        )}
      </div>
    </>
  )
}
