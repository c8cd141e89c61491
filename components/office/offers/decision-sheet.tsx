/** The consequences of a decision before it is made, and the letter that is sent with it (design, `kantoor-biedingen`). */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { type ContendersView, contendersHref, type Sheet } from '@/lib/server/office/offers/contenders-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { OfficeSelect } from '../forms/office-select'
import state from '../listings/listing-state.module.css'
import { ViewingNames } from '../viewings/viewing-names'
import styles from './decision-sheet.module.css'
import { LetterForm } from './letter-form.client'

type Props = { staff: AnyStaff; view: ContendersView; sheet: Sheet; language: Language }

function Letters({ sheet: { others } }: Pick<Props, 'sheet'>) {
  const t = useTranslations('OfficeOffers')
  const names = useTranslations('LanguageSwitcher.names')
  return others.map(({ contender, letter }) => (
    <details key={contender.id}>
      <summary>{t('read', { name: contender.names.join(', ') || t('noName'), language: names(contender.language) })}</summary>
      <p className={styles.letter} lang={contender.language}>
        <b>{letter.subject}</b>
        {`\n\n${letter.text}`}
      </p>
    </details>
  ))
}

/** The date by which the data of the last candidate who was not chosen is deleted. */
const lastDay = ({ kind, contender: shown, others }: Sheet) =>
  [...(kind === 'refused' ? [shown] : []), ...others.map(({ contender }) => contender)]
    .map(({ keptUntil }) => keptUntil)
    .toSorted()
    .at(-1) ?? ''

function Consequences({ view, sheet }: Pick<Props, 'view' | 'sheet'>) {
  const t = useTranslations('OfficeOffers.consequences')
  const names = useTranslations('LanguageSwitcher.names')
  const { contender, kind, others, viewings } = sheet
  const name = contender.names.join(', ')
  const language = names(contender.language)
  if (kind === 'refused')
    return (
      <ol className={state.consequences}>
        <li>{t('refusedLetter', { name, language })}</li>
        <li>{t('refusedAlone')}</li>
        <li>{t('erased', { date: formatDate(lastDay(sheet)) })}</li>
      </ol>
    )
  return (
    <ol className={state.consequences}>
      <li>{t('acceptedLetter', { name, language })}</li>
      <li>
        {t(`${view.form}.others`, { count: others.length })}
        <Letters sheet={sheet} />
      </li>
      <li>
        {t('viewings', { count: viewings.length })}
        <ViewingNames viewings={viewings} />
      </li>
      <li>{t(`${view.form}.option`)}</li>
      <li>{t(view.hasOwner ? 'owner' : 'noOwner')}</li>
      {others.length > 0 && <li>{t('erased', { date: formatDate(lastDay(sheet)) })}</li>}
    </ol>
  )
}

export function DecisionSheet({ staff, view, sheet, language }: Props) {
  const t = useTranslations('OfficeOffers')
  const leads = useTranslations('OfficeLeads')
  const { contender, kind, letter, seen, reasons } = sheet
  const { AMOUNT } = contender.payload
  const name = [contender.names.join(', '), typeof AMOUNT === 'number' ? formatPrice(AMOUNT) : ''].filter(Boolean).join(', ')
  const form = kind === 'accepted' ? 'office-offer-accept' : 'office-offer-refuse'
  const hidden = {
    [formFields.form]: form,
    language,
    author: staff.author,
    kind: view.form,
    lead: contender.id,
    version: String(contender.version),
    property: String(view.propertyId),
    ...(kind === 'accepted' && { listingVersion: String(view.listingVersion), from: view.state, others: seen.join() }),
  }
  return (
    <section className={`${state.sheet} ${styles.sheet}`} id="sheet" aria-labelledby="sheet-title">
      <div>
        <h2 id="sheet-title">{t(`${view.form}.${kind}`, { name })}</h2>
        <p className={styles.intro}>{t(kind === 'accepted' ? 'acceptText' : 'refuseText')}</p>
        <Consequences view={view} sheet={sheet} />
      </div>
      <LetterForm
        form={form}
        hidden={hidden}
        lang={contender.language}
        letter={letter}
        to={contender.names.join(', ')}
        words={{
          ...{ to: t('to'), subject: leads('subject'), text: leads('text'), notNow: t('notNow') },
          ...{ preview: leads('preview'), previewTitle: leads('previewTitle') },
          submit: t(kind === 'accepted' ? 'acceptAndTell' : 'refuseAndTell'),
        }}
        back={contendersHref(view.form, view.propertyId, language)}
      >
        {reasons.length > 0 && (
          <div className={styles.reason}>
            <p>{t('passesOver')}</p>
            <OfficeSelect
              name="reason"
              label={t('reason')}
              value=""
              choices={[{ value: '', label: t('reason') }, ...reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))]}
            />
          </div>
        )}
        {kind === 'accepted' && (
          <label className={styles.owner}>
            <input type="checkbox" name="OWNER" required /> {t('ownerAgrees')}
          </label>
        )}
      </LetterForm>
    </section>
  )
}
