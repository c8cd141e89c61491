/**
 * The reply to a viewing, opened by a button of the agent's mail: the request, the possible replies, and one button (design,
 * `bezoek-antwoord`).
 */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { NoticeBox } from '@/components/ui/notice-box'
import { UndoToast } from '@/components/ui/undo-toast'
import type { Language } from '@/lib/domain/text/language'
import type { AnswerChoices } from '@/lib/server/office/viewings/answer-choices'
import type { RejectedAnswer } from '@/lib/server/office/viewings/rejected-answer'
import { isOpenViewing, type ViewingView } from '@/lib/server/office/viewings/viewing-view'
import { type AnswerWay, answerPage } from '@/lib/server/viewings/viewing-links'
import styles from './answer.module.css'
import { AnswerForm } from './answer-form'
import { AnswerFrame } from './answer-frame'
import { RequestedFacts, RequestedHead } from './requested-part'

export type AnswerProps = {
  language: Language
  view: ViewingView
  token: string
  way: AnswerWay
  desk: AnswerChoices
  /** The typed values, where they could not be sent yet. */
  kept: RejectedAnswer | undefined
}

type Props = Omit<AnswerProps, 'desk'> & {
  agent: string
  /** Expiry of the link. */
  endsAt: Date
  /** Undefined once there is nothing left to reply to. */
  desk: AnswerChoices | undefined
  says: string | undefined
  /** Whether the reply can still be undone. */
  hasUndo: boolean
}

const doneWords = ['confirmed', 'proposed', 'moved', 'cancelled', 'undone'] as const
const failedWords = ['newer', 'late', 'not-open', 'slot-taken', 'gone', 'no-time', 'too-many', 'failed'] as const

function ResultMessage({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeViewings.said')
  const own = useTranslations('ViewingAnswer')
  const done = doneWords.find((word) => word === says)
  if (done) return <NoticeBox notice={{ tone: 'done', title: t(done) }} />
  const failed = failedWords.find((word) => word === says)
  if (!failed) return null
  return <NoticeBox notice={{ tone: 'wrong', title: failed === 'failed' ? own('failed') : t(failed) }} />
}

/** The possible replies to a request, and to a viewing that has a time. */
const waysFor = { requested: ['confirm', 'propose', 'decline'], confirmed: ['move', 'propose', 'cancel'] } as const

/** The reply that the link asks for, if it is still possible; otherwise the first one. */
export function wayFor({ state }: Pick<ViewingView, 'state'>, way: string | undefined): AnswerWay {
  const ways: readonly AnswerWay[] = waysFor[state === 'confirmed' ? 'confirmed' : 'requested']
  return ways.find((each) => each === way) ?? ways[0] ?? 'confirm'
}

const icons = { confirm: 'check', move: 'calendar', propose: 'calendar-days', decline: 'x', cancel: 'x' } as const

function Ways({ view, way, token, language }: Pick<Props, 'view' | 'way' | 'token' | 'language'>) {
  const t = useTranslations('Forms.visit.ways')
  const own = useTranslations('ViewingAnswer')
  return (
    <nav className={styles.ways} aria-label={own('ways')}>
      {waysFor[view.state === 'confirmed' ? 'confirmed' : 'requested'].map((each) => (
        <a key={each} href={answerPage(token, each, language)} aria-current={each === way ? 'true' : undefined}>
          <Icon of={icons[each]} />
          <span>
            <b>{t(each)}</b>
            <small>{own(`wayNotes.${each}`)}</small>
          </span>
        </a>
      ))}
    </nav>
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

function Answer({ desk, says, ...props }: Omit<Props, 'agent' | 'endsAt'>) {
  const t = useTranslations('ViewingAnswer')
  const isDone = says !== 'undone' && doneWords.some((word) => word === says)
  if (isDone) return null
  if (!desk || !isOpenViewing(props.view)) return <p>{t('closed')}</p>
  return (
    <>
      <Ways {...props} />
      <p className={styles.hint}>
        <Icon of="lock" size={16} /> {t('nothingYet')}
      </p>
      <AnswerForm {...props} desk={desk} />
    </>
  )
}

export function AnswerPage({ agent, endsAt, ...props }: Props) {
  const t = useTranslations('ViewingAnswer')
  const { language, view, says, hasUndo, token } = props
  return (
    <AnswerFrame language={language} agent={agent} endsAt={endsAt}>
      <div className={styles.answering}>
        <RequestedHead view={view} language={language} />
        <section className={styles.answer} aria-label={t('answer')}>
          <ResultMessage says={says} />
          {hasUndo && <Undo view={view} token={token} language={language} />}
          <Answer {...props} />
        </section>
        <RequestedFacts view={view} language={language} />
      </div>
    </AnswerFrame>
  )
}
