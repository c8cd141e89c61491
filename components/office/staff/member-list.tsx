/** The staff: rank, second factor, last login, sessions; and the possible actions for each. */
import { useTranslations } from 'next-intl'
import { StaffMark } from '@/components/staff/staff-mark'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ranks } from '@/lib/domain/office/rights'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { StaffEntry } from '@/lib/server/db/repositories/office/office-staff'
import { OfficeSelect } from '../forms/office-select'
import styles from './member-list.module.css'

/** The hidden fields of every form about a staff member. */
function Hidden({ form, member, language }: { form: string; member: StaffEntry; language: Language }) {
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="member" value={member.id} />
    </>
  )
}

type RowProps = { member: StaffEntry; language: Language }

function RankForm({ member, language }: RowProps) {
  const t = useTranslations('OfficeStaff')
  const names = useTranslations('OfficeNav.ranks')
  return (
    <form method="post" className={styles.rank}>
      <Hidden form="office-staff-rank" member={member} language={language} />
      <OfficeSelect
        name="rank"
        value={member.rank}
        label={t('rankOf', { name: member.name })}
        choices={ranks.map((rank) => ({ value: rank, label: names(rank) }))}
      />
      <Button type="submit" look="line" size="s" aria-label={t('changeLabel', { name: member.name })}>
        {t('change')}
      </Button>
    </form>
  )
}

/** Removing a staff member describes the consequences first. */
function Actions({ member, language, isMe }: RowProps & { isMe: boolean }) {
  const t = useTranslations('OfficeStaff')
  const { name, sessions } = member
  return (
    <div className={styles.actions}>
      {sessions > 0 && !isMe && (
        <form method="post">
          <Hidden form="office-staff-sessions" member={member} language={language} />
          <Button type="submit" look="line" size="s" aria-label={t('logOutLabel', { name })}>
            {t('logOut')}
          </Button>
        </form>
      )}
      {!isMe && (
        <details>
          <summary aria-label={t('removeLabel', { name })}>{t('remove')}</summary>
          <form method="post" className={styles.sure}>
            <Hidden form="office-staff-remove" member={member} language={language} />
            <p>{t('removeText', { name })}</p>
            <Button type="submit" look="ink" size="s">
              {t('removeNow', { name })}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}

function SecondFactor({ member: { hasSecondFactor, isDemo } }: { member: StaffEntry }) {
  const t = useTranslations('OfficeStaff')
  if (isDemo) return <span className={styles.grey}>{t('factorDemo')}</span>
  if (!hasSecondFactor) return <span className={styles.grey}>{t('factorOff')}</span>
  return (
    <span className={styles.on}>
      <Icon of="check" size={16} />
      {t('factorOn')}
    </span>
  )
}

function useSeen() {
  const t = useTranslations('OfficeStaff')
  return ({ seenAt, invitedAt, hasPassword }: StaffEntry, now: Date): string => {
    const at = seenAt ?? invitedAt
    const { date, time } = toLocalTime(at)
    const moment = date === toLocalTime(now).date ? time : formatDate(date)
    if (seenAt) return moment
    return t(hasPassword ? 'neverSeen' : 'invitedAt', { moment })
  }
}

type Props = { members: readonly StaffEntry[]; language: Language; me: string | undefined; now: Date }

export function MemberList({ members, language, me, now }: Props) {
  const t = useTranslations('OfficeStaff')
  const seen = useSeen()
  const functionOf = (agentId: number | undefined) => getSnapshot().agents.find(({ id }) => id === agentId)?.function[language]
  return (
    <ul className={styles.members} aria-label={t('title')}>
      {members.map((member) => (
        <li key={member.id}>
          <div className={styles.who}>
            <StaffMark name={member.name} look={member.id === me ? 'me' : 'other'} />
            <span>
              <b>{member.name}</b>
              <small>{functionOf(member.agentId) ?? member.email}</small>
            </span>
          </div>
          <RankForm member={member} language={language} />
          <dl className={styles.facts}>
            <div>
              <dt>{t('factor')}</dt>
              <dd>
                <SecondFactor member={member} />
              </dd>
            </div>
            <div>
              <dt>{t('seen')}</dt>
              <dd>{seen(member, now)}</dd>
            </div>
            <div>
              <dt>{t('sessions')}</dt>
              <dd>{member.sessions}</dd>
            </div>
          </dl>
          <Actions member={member} language={language} isMe={member.id === me} />
        </li>
      ))}
    </ul>
  )
}
