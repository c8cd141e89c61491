/** The agency's properties, nearest to the visitor's places first; sorted in the browser, so that no place is sent. */
import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { HeadingCount } from '@/components/ui/heading-count'
import type { ShownHome } from '@/lib/domain/places/places-data'
import type { Goal } from '@/lib/domain/property/property'
import { DistanceList, type Shown } from './distance-list'
import { Failed } from './failed'
import { fetchStock } from './fetch-places'
import type { Say } from './place-words'
import styles from './places-tool.module.css'
import { SortBar, type SortedBy, sortValue } from './sort-bar'
import { useFetched } from './use-fetched'

/** Number of properties shown at first, and added each time. */
const pageSize = 9

function Home({ home, shown, sortedBy }: { home: ShownHome; shown: Shown; sortedBy: SortedBy }) {
  return (
    <li>
      <article>
        {home.picture && (
          // biome-ignore lint/performance/noImgElement: a small file of its own, nothing to optimize
          <img src={home.picture} alt="" width={180} height={120} loading="lazy" />
        )}
        <div>
          <p className={styles.price}>{home.price}</p>
          <h3>
            <a href={home.href}>{home.title}</a>
          </h3>
          <p>{home.address}</p>
        </div>
        <DistanceList shown={shown} home={home} sortedBy={sortedBy} />
      </article>
    </li>
  )
}

function useSorted(homes: readonly ShownHome[], { places }: Shown, by: SortedBy): readonly ShownHome[] {
  return useMemo(
    () =>
      homes
        .map((home) => ({ home, metres: sortValue(home, places, by) }))
        .sort((a, b) => a.metres - b.metres || a.home.id - b.home.id)
        .map(({ home }) => home),
    [homes, places, by],
  )
}

type HeadProps = {
  title: string
  total: number
  shown: Shown
  goal: Goal
  onGoal: (goal: Goal) => void
  by: SortedBy
  onChoose: (by: SortedBy) => void
}

function Head({ title, total, shown, goal, onGoal, by, onChoose }: HeadProps) {
  const { say } = shown
  return (
    <div className={styles.offerHead}>
      <h2 id="own-places-offer">
        {title}
        <HeadingCount>{total}</HeadingCount>
      </h2>
      <div className={styles.goals}>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not a part of a form */}
        <div className={styles.modes} role="group" aria-label={say('goal')}>
          {(['sale', 'rent'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={goal === each} onClick={() => onGoal(each)}>
              {say(each)}
            </button>
          ))}
        </div>
        <SortBar places={shown.places} say={say} label={say('sortBy')} by={by} onChoose={onChoose} />
      </div>
    </div>
  )
}

type EndProps = { say: Say; to: number; total: number; isAll: boolean; onMore: () => void }

function End({ say, to, total, isAll, onMore }: EndProps) {
  return (
    <div className={styles.end}>
      <p role="status">
        {say('shown', { to: String(to), total: String(total) })} {!isAll && say('newest')}
      </p>
      {to < total && (
        <Button look="line" onClick={onMore}>
          {say('more')}
        </Button>
      )}
    </div>
  )
}

const noHomes: readonly ShownHome[] = []

type Props = { shown: Shown; onShow: (homes: readonly ShownHome[]) => void }

export function NearestHomes({ shown, onShow }: Props) {
  const { places, say } = shown
  const [goal, setGoal] = useState<Goal>('sale')
  const [chosen, setChosen] = useState<SortedBy>(0)
  const [count, setCount] = useState(pageSize)
  const { answer, hasFailed, again } = useFetched(() => fetchStock(goal), goal)
  const by = typeof chosen === 'number' && chosen >= places.length ? 0 : chosen
  const sorted = useSorted(answer?.homes ?? noHomes, shown, by)
  useEffect(() => onShow(sorted.slice(0, pageSize)), [sorted, onShow])
  if (hasFailed) return <Failed text={say('failed')} label={say('retry')} onRetry={again} />
  if (places.length === 0) return <p className={`wrap ${styles.none}`}>{say('none')}</p>
  const more = () => setCount(count + pageSize)
  const title = typeof by === 'number' ? say('offer', { name: places[by]?.name ?? '' }) : say('offerAll')
  return (
    <section className={`wrap ${styles.offer}`} aria-labelledby="own-places-offer">
      <Head title={title} total={sorted.length} shown={shown} goal={goal} onGoal={setGoal} by={by} onChoose={setChosen} />
      <ul className={styles.homes}>
        {sorted.slice(0, count).map((home) => (
          <Home key={home.id} home={home} shown={shown} sortedBy={by} />
        ))}
      </ul>
      <End say={say} to={Math.min(count, sorted.length)} total={sorted.length} isAll={answer?.isAll ?? true} onMore={more} />
    </section>
  )
}
