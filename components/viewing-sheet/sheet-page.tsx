/**
 * The sheet of a day of viewings (design, `bezoekdag-blad`): a separate page that can be saved offline, and printed without
 * script.
 */
import { useTranslations } from 'next-intl'
import { PaperPage } from '@/components/layout/paper-page'
import { capitalise } from '@/lib/domain/text/capitalise'
import { weekdayInWords } from '@/lib/domain/text/date-in-words'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf } from '@/lib/server/pages/pages'
import { sheetHref, sheetPath } from '@/lib/server/viewings/sheet-links'
import type { Sheet } from '@/lib/server/viewings/viewing-sheet'
import { LaterKeep } from './later-keep.client'
import styles from './sheet-page.module.css'
import { SheetStop } from './sheet-stop'

type Props = {
  language: Language
  token: string
  /** Undefined once there are no viewings to come. */
  sheet: Sheet | undefined
}

function SaveTools({ language, token, sheet }: Props) {
  const t = useTranslations('ViewingSheet.device')
  const words = {
    keep: t('keep'),
    help: t('help'),
    keeping: t.raw('keeping'),
    kept: t.raw('kept'),
    remove: t('remove'),
    failed: t('failed'),
    offline: t('offline'),
  }
  const last = sheet?.stops.at(-1)
  return (
    <LaterKeep
      href={sheetHref(token, language)}
      until={sheet?.until.getTime()}
      lastDay={last ? weekdayInWords(last.date, language) : ''}
      words={words}
    />
  )
}

function Head({ language }: Pick<Props, 'language'>) {
  const { logo, name } = getSnapshot().site
  // biome-ignore lint/performance/noImgElement: an SVG needs no optimizing
  return <img className={styles.logo} src={mediaUrl(logo.full[language])} alt={name} width={logo.width} height={logo.height} />
}

function Day({ sheet, language }: { sheet: Sheet; language: Language }) {
  const t = useTranslations('ViewingSheet')
  const days = [...new Set(sheet.stops.map(({ date }) => date))]
  return (
    <>
      <h1>{capitalise(days.map((day) => weekdayInWords(day, language)).join(', '))}</h1>
      {sheet.stops.length > 1 && (
        <nav className={`${styles.tabs} no-print`} aria-label={t('viewings')}>
          {sheet.stops.map(({ id, time, place }, index) => (
            <a key={id} href={`#stop-${index + 1}`}>
              <b>{time?.from}</b> {place.split(',')[0]}
            </a>
          ))}
        </nav>
      )}
      {sheet.stops.map((stop, index) => (
        <SheetStop key={stop.id} stop={stop} index={index} isOneOfDays={days.length > 1} next={sheet.stops[index + 1]} />
      ))}
    </>
  )
}

function Over() {
  const t = useTranslations('ViewingSheet')
  return (
    <>
      <h1>{t('over.heading')}</h1>
      <p className={styles.over}>{t('over.lead')}</p>
    </>
  )
}

export function SheetPage({ language, token, sheet }: Props) {
  const t = useTranslations()
  const query = sheet ? sheetHref(token, language).slice(sheetHref(token, language).indexOf('?')) : ''
  return (
    <PaperPage
      language={language}
      alternates={alternatesOf(sheetPath, query)}
      back={{ href: linkHref('home', language), text: getSnapshot().site.name }}
      printLabel={t('Brochure.print')}
      tools={<SaveTools language={language} token={token} sheet={sheet} />}
      looks={{ desk: styles.desk, sheet: styles.sheet }}
    >
      <Head language={language} />
      {sheet ? <Day sheet={sheet} language={language} /> : <Over />}
    </PaperPage>
  )
}
