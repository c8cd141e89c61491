/** Viewings that need the owner's consent; no reply counts as consent. Declining opens in place, also without script. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { refusalReasons } from '@/lib/domain/portal/viewing-answer'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { weekdayInWords } from '@/lib/domain/text/date-in-words'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { OwnerViewing } from '@/lib/server/portal/owner-viewings'
import type { AgentContact } from '@/lib/server/property/agent-contact'
import { PortalBlock } from '../frame/portal-block'
import type { TasksProps } from './owner-tasks-view'
import styles from './viewing-answers.module.css'

type Props = TasksProps & { agent: AgentContact }

type RowProps = Omit<Props, 'tasks'> & { viewing: OwnerViewing }

const momentOf = ({ startsAt }: OwnerViewing, language: Language) => {
  const { date, time } = toLocalTime(startsAt)
  return { day: weekdayInWords(date, language), time }
}

function Hidden({ viewing, property, language, answer }: RowProps & { answer: 'confirmed' | 'refused' }) {
  const fields = {
    [formFields.form]: 'owner-viewing',
    language,
    property: String(property.id),
    viewing: viewing.id,
    startsAt: viewing.startsAt.toISOString(),
    answer,
  }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function Refusal(props: RowProps) {
  const t = useTranslations('OwnerTasks')
  const { viewing, agent, language } = props
  return (
    <details className={styles.refusal}>
      <summary aria-label={t('refuseLabel', momentOf(viewing, language))}>{t('refuse')}</summary>
      <form method="post" className={styles.form}>
        <Hidden {...props} answer="refused" />
        <fieldset>
          <legend>{t('why')}</legend>
          {refusalReasons.map((reason, index) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={index === 0} />
              {t(`reasons.${reason}`)}
            </label>
          ))}
        </fieldset>
        <label className={styles.suggestion}>
          {t('suggestion')}
          <input type="text" name="suggestion" maxLength={300} />
        </label>
        <p>{t('reasonKept', { name: agent.name })}</p>
        <Button type="submit" size="s">
          {t('sendRefusal')}
        </Button>
      </form>
    </details>
  )
}

function Answered({ viewing: { answer } }: Pick<RowProps, 'viewing'>) {
  const t = useTranslations('OwnerTasks')
  if (!answer) return null
  return (
    <p className={answer.answer === 'confirmed' ? styles.yes : styles.no}>
      <Icon of={answer.answer === 'confirmed' ? 'check' : 'x'} size={16} />
      {t(answer.answer === 'confirmed' ? 'youConfirmed' : 'youRefused')}
    </p>
  )
}

function Row(props: RowProps) {
  const t = useTranslations('OwnerTasks')
  const { viewing, language, isOffice } = props
  const { day, time } = momentOf(viewing, language)
  return (
    <li>
      <p className={styles.time}>
        <small>{day}</small>
        <b>{time}</b>
      </p>
      <p className={styles.who}>{viewing.contact}</p>
      <div className={styles.choices}>
        <Answered viewing={viewing} />
        {!viewing.answer && !isOffice && (
          <>
            <form method="post">
              <Hidden {...props} answer="confirmed" />
              <Button type="submit" look="ink" size="s" aria-label={t('confirmLabel', { day, time })}>
                {t('confirm')}
              </Button>
            </form>
            <Refusal {...props} />
          </>
        )}
      </div>
    </li>
  )
}

/** Renders nothing while no viewing has a time. */
export function ViewingAnswers({ tasks, ...props }: Props) {
  const t = useTranslations('OwnerTasks')
  if (tasks.viewings.length === 0) return null
  const isWaiting = tasks.viewings.some(({ answer }) => !answer)
  return (
    <PortalBlock id="answers" title={t(isWaiting ? 'viewings' : 'answered')}>
      <ul className={styles.rows}>
        {tasks.viewings.map((viewing) => (
          <Row key={viewing.id} viewing={viewing} {...props} />
        ))}
      </ul>
      {isWaiting && <p className={styles.note}>{t('noWord')}</p>}
    </PortalBlock>
  )
}
