/** The answer to a viewing, behind a button of the agent's mail: the request, the ways to answer, and one button (design, `bezoek-antwoord`). */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/accounts/notice-box'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import { UndoToast } from '@/components/ui/undo-toast'
import { NoteField, ThreeTimes, TimeFields } from '@/components/viewings/answer-fields'
import { ContactFacts } from '@/components/viewings/contact-facts'
import { Fact } from '@/components/viewings/fact'
import { OtherViewings } from '@/components/viewings/other-viewings'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { isOpenViewing, type ViewingView } from '@/lib/server/office/viewing-view'
import { type AnswerWay, answerPage } from '@/lib/server/viewings/viewing-links'
import styles from './answer.module.css'
import { AnswerFrame } from './answer-frame'

type Props = {
  language: Language
  agent: string
  view: ViewingView
  token: string
  /** Undefined for what is no way: then the first. */
  way: AnswerWay | undefined
  says: string | undefined
  /** Whether the answer can be put back for a moment. */
  hasUndo: boolean
}

const doneWords = ['confirmed', 'proposed', 'moved', 'cancelled', 'undone'] as const
const failedWords = ['newer', 'late', 'not-open', 'slot-taken', 'gone', 'no-time', 'failed'] as const

function Said({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeViewings.said')
  const own = useTranslations('ViewingAnswer')
  const done = doneWords.find((word) => word === says)
  if (done) return <NoticeBox notice={{ tone: 'done', title: t(done) }} />
  const failed = failedWords.find((word) => word === says)
  if (!failed) return null
  return <NoticeBox notice={{ tone: 'wrong', title: failed === 'failed' ? own('failed') : t(failed) }} />
}

function Asked({ view, language }: Pick<Props, 'view' | 'language'>) {
  const t = useTranslations('OfficeViewings')
  const reference = useTranslations('OfficeLeads')
  const writes = useTranslations('OfficeLeads.writes')
  const { startsAt, property, phone, email, preferred, duration, proposals, others } = view
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h1 id="asked">{view.name || t('noName')}</h1>
      <p>{t(`states.${view.state}`)}</p>
      {property && (
        <div className={styles.property}>
          {property.picture && (
            // biome-ignore lint/performance/noImgElement: our own sizes need no client code
            <img src={property.picture.url} alt="" width={84} height={56} loading="lazy" decoding="async" />
          )}
          <span>
            <b>{property.name}</b>
            <small>{reference('reference', { id: String(property.id) })}</small>
          </span>
        </div>
      )}
      <dl>
        {startsAt && <Fact term={t('moment')}>{formatMoment(startsAt)}</Fact>}
        {preferred.length > 0 && <Fact term={t('preferred')}>{preferred.join(', ')}</Fact>}
        {proposals.length > 0 && <Fact term={t('kinds.proposed')}>{proposals.map(formatMoment).join(' · ')}</Fact>}
        <Fact term={t('askedOn')}>{formatMoment(view.askedAt)}</Fact>
        <Fact term={t('duration')}>{t('minutes', { count: duration })}</Fact>
        <ContactFacts phone={phone} email={email} terms={{ phone: t('phone'), email: t('email') }} />
        {view.language !== language && <Fact term={t('visitor')}>{writes(view.language)}</Fact>}
      </dl>
      {view.remark && <blockquote lang={view.language}>{view.remark}</blockquote>}
      <OtherViewings others={others} />
    </section>
  )
}

/** What can be answered to a request, and to a viewing that has its time. */
const waysFor = { asked: ['confirm', 'propose', 'decline'], confirmed: ['move', 'propose', 'cancel'] } as const

const icons = { confirm: 'check', move: 'calendar', propose: 'calendar-days', decline: 'x', cancel: 'x' } as const

function Ways({
  ways,
  way,
  token,
  language,
}: { ways: readonly AnswerWay[]; way: AnswerWay } & Pick<Props, 'token' | 'language'>) {
  const t = useTranslations('Forms.visit.ways')
  const label = useTranslations('ViewingAnswer')('ways')
  return (
    <nav className={styles.ways} aria-label={label}>
      {ways.map((each) => (
        <a key={each} href={answerPage(token, each, language)} aria-current={each === way ? 'true' : undefined}>
          <Icon of={icons[each]} />
          {t(each)}
        </a>
      ))}
    </nav>
  )
}

function Fields({ way, view }: { way: AnswerWay; view: ViewingView }) {
  if (way === 'propose') return <ThreeTimes free={view.free} />
  return way === 'confirm' || way === 'move' ? <TimeFields free={view.free} /> : null
}

function Answer({ way, view, token, language }: Pick<Props, 'view' | 'token' | 'language'> & { way: AnswerWay }) {
  const t = useTranslations('OfficeViewings')
  if (way === 'propose' && view.free.length === 0) return <p>{t('nothingFree')}</p>
  return (
    <form className={`${plain.within} ${styles.form}`} action="/api/viewing-answer/" method="post">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="version" value={view.version} />
      <Fields way={way} view={view} />
      {way === 'propose' && <p className={styles.hint}>{t('proposeNote')}</p>}
      <NoteField />
      <Button type="submit" look={way === 'decline' || way === 'cancel' ? 'line' : 'primary'}>
        {t(`${way}Now`)}
      </Button>
    </form>
  )
}

function Undo({ view, token, language }: Pick<Props, 'view' | 'token' | 'language'>) {
  const t = useTranslations('OfficeLeads.undo')
  return (
    <UndoToast text={t('answer')} action="/api/viewing-answer/">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="way" value="undo" />
      <input type="hidden" name="version" value={view.version} />
    </UndoToast>
  )
}

export function AnswerPage({ language, agent, view, token, way, says, hasUndo }: Props) {
  const t = useTranslations('ViewingAnswer')
  const ways: readonly AnswerWay[] = waysFor[view.state === 'confirmed' ? 'confirmed' : 'asked']
  const chosen = ways.find((each) => each === way) ?? ways[0] ?? 'confirm'
  const isDone = says !== 'undone' && doneWords.some((word) => word === says)
  return (
    <AnswerFrame language={language} agent={agent}>
      <Asked view={view} language={language} />
      <section className={styles.answer} aria-label={t('answer')}>
        <Said says={says} />
        {hasUndo && <Undo view={view} token={token} language={language} />}
        {isOpenViewing(view) && !isDone && (
          <>
            <Ways ways={ways} way={chosen} token={token} language={language} />
            <p className={styles.hint}>{t('nothingYet')}</p>
            <Answer way={chosen} view={view} token={token} language={language} />
          </>
        )}
        {!isOpenViewing(view) && !isDone && <p>{t('closed')}</p>}
      </section>
    </AnswerFrame>
  )
}
