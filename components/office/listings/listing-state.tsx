/**
 * The state of a property and its possible transitions, each with its consequences before it is done (design, `kantoor-pand`,
 * `kantoor-biedingen`).
 */
import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { listingStates } from '@/lib/domain/office/listing-state'
import type { StateSheet } from '@/lib/server/office/listings/listing-view'
import { listingHref } from '@/lib/server/office/listings/listings-query'
import { ViewingNames } from '../viewings/viewing-names'
import { HiddenListingFields } from './hidden-listing'
import type { ListingProps } from './listing-page'
import styles from './listing-state.module.css'
import { ListingStateMark } from './listing-state-mark'
import { stateWord } from './state-word'

const wordOf = (state: string, { record }: ListingProps['view']) => stateWord(state, record?.goal)

function Choices({ view, language }: ListingProps) {
  const t = useTranslations('OfficeListings')
  const href = listingHref(view.id, language)
  return (
    <nav className={styles.choices} aria-label={t('stateLabel')}>
      <ul>
        {listingStates.map((state) => (
          <li key={state}>
            {state === view.stateOfRecord ? (
              <span aria-current="true">{t(`states.${wordOf(state, view)}`)}</span>
            ) : (
              <a href={`${href}?state=${state}#sheet`}>{t(`states.${wordOf(state, view)}`)}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Message about the property's viewings, by its new state. */
const viewingWords = {
  online: 'viewingsStay',
  option: 'viewingsStay',
  sold: 'viewingsStop',
  withheld: 'viewingsHeld',
  discreet: 'viewingsHeld',
} as const satisfies Record<StateSheet['to'], string>

/** One line for each consequence that applies. */
function Consequences({ view, sheet }: { view: ListingProps['view']; sheet: StateSheet }) {
  const t = useTranslations('OfficeListings.consequences')
  const { to, viewings, openLeads, fitting } = sheet
  const returns = (view.stateOfRecord === 'sold' || view.stateOfRecord === 'withheld') && (to === 'online' || to === 'option')
  return (
    <ol className={styles.consequences}>
      <li>{t(`page.${wordOf(to, view)}`)}</li>
      <li>
        {t(viewingWords[to], { count: viewings.length })}
        <ViewingNames viewings={viewings} />
      </li>
      {openLeads > 0 && <li>{t('leads', { count: openLeads })}</li>}
      {returns && <li>{t('searches', { count: fitting })}</li>}
      <li>{t('undo')}</li>
    </ol>
  )
}

function Sheet({ sheet, ...props }: ListingProps & { sheet: StateSheet }) {
  const t = useTranslations('OfficeListings')
  const { view, language } = props
  const word = t(`states.${wordOf(sheet.to, view)}`)
  return (
    <section className={styles.sheet} id="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title">{t('becomes', { name: view.name, state: word })}</h2>
      <p>{t('becomesText')}</p>
      <Consequences view={view} sheet={sheet} />
      <form method="post" className={styles.foot}>
        <HiddenListingFields form="office-listing-state" {...props} />
        <input type="hidden" name="from" value={view.state} />
        <input type="hidden" name="to" value={sheet.to} />
        <Button type="submit">{t('makeIt', { state: word })}</Button>
        <ButtonLink look="line" href={listingHref(view.id, language)}>
          {t('notNow')}
        </ButtonLink>
      </form>
    </section>
  )
}

export function ListingState(props: ListingProps) {
  const t = useTranslations('OfficeListings')
  const { view } = props
  return (
    <>
      <div className={styles.states}>
        <Choices {...props} />
        <p>
          <ListingStateMark state={view.state} goal={view.record?.goal} />
          <small>{t('stateHelp')}</small>
        </p>
      </div>
      {view.sheet && <Sheet {...props} sheet={view.sheet} />}
    </>
  )
}
