/**
 * The settings of the office, each with its effect in figures (design, `kantoor-instellingen`). A change is stored as a draft,
 * tinted until it is published, and previewed at the right; one button publishes all changes.
 */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import type { SettingName } from '@/lib/server/office/settings/settings-figures'
import { type SettingsMessage, settingsForm, settingsMessages } from '@/lib/server/office/settings/settings-forms'
import type { SettingsView } from '@/lib/server/office/settings/settings-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { textHref } from '@/lib/server/office/texts/texts-view'
import { OfficeFields } from '../forms/office-fields'
import { ReturnedNotice } from '../forms/returned-field.client'
import { OfficeFrame } from '../frame/office-frame'
import { KeyMark } from '../keys/key-mark'
import { AgentsPart } from './agents-part'
import { ClosingPart } from './closing-part'
import { EffectPart } from './effect-part'
import { HoursPart } from './hours-part'
import { KeepDraft } from './keep-draft.client'
import { LanguagesPart } from './languages-part'
import { SettingRows } from './setting-rows'
import styles from './settings-page.module.css'

type Props = { staff: AnyStaff; language: Language; settings: SettingsView; says: string | undefined }

const formId = 'settings'

const done: readonly SettingsMessage[] = ['saved', 'published', 'dropped', 'same']

function ResultMessage({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeSettings.said')
  const said = settingsMessages.find((message) => message === says)
  // Automatic saving is shown next to the button.
  if (!said || said === 'saved') return null
  return <NoticeBox notice={{ tone: done.includes(said) ? 'done' : 'wrong', title: t(said) }} />
}

function Faults({ settings: { faults, isWritable } }: Pick<Props, 'settings'>) {
  const t = useTranslations('OfficeSettings')
  if (!isWritable) return <NoticeBox notice={{ tone: 'wrong', title: t('said.closed') }} />
  if (faults.length === 0) return null
  return <NoticeBox notice={{ tone: 'wrong', title: t('faults'), text: faults.join(' ') }} />
}

function Actions({ settings: { changes, savedAt, savedBy } }: Pick<Props, 'settings'>) {
  const t = useTranslations('OfficeSettings')
  if (changes === 0) return null
  return (
    <>
      {savedAt && <span className={styles.saved}>{t('savedAt', { time: toLocalTime(savedAt).time, name: savedBy })}</span>}
      <Button type="submit" form={formId} name="do" value="drop" look="line" formNoValidate aria-keyshortcuts="z">
        {t('undo')} <KeyMark of="Z" />
      </Button>
      <Button type="submit" form={formId} name="do" value="publish">
        {t('publish', { count: changes })}
      </Button>
    </>
  )
}

const groups = ['hours', 'closing', 'agents', 'promises', 'viewings', 'listings', 'languages'] as const

const namesOf: Readonly<Record<'promises' | 'viewings' | 'listings', (name: SettingName) => boolean>> = {
  promises: (name) => name.startsWith('promises.'),
  viewings: (name) => name.startsWith('viewings.'),
  listings: (name) => !name.startsWith('promises.') && !name.startsWith('viewings.'),
}

function Groups({ language }: Pick<Props, 'language'>) {
  const t = useTranslations('OfficeSettings')
  return (
    <nav className={styles.nav} aria-label={t('groups')}>
      {groups.map((group) => (
        <a key={group} href={`#${group}`}>
          {t(group)}
        </a>
      ))}
      <a href={textHref('contact', language)}>{t('contact')}</a>
    </nav>
  )
}

function Fields({ staff, settings, language }: Omit<Props, 'says'>) {
  const t = useTranslations('OfficeSettings')
  const rows = (group: keyof typeof namesOf) => (
    <SettingRows
      id={group}
      title={t(group)}
      now={settings.now}
      settings={settings.settings.filter(({ name }) => namesOf[group](name))}
    />
  )
  return (
    <form id={formId} method="post" className={styles.form}>
      <OfficeFields form={settingsForm} language={language} author={staff.author} />
      <input type="hidden" name="settings" value={settings.versions.settings} />
      <input type="hidden" name="closing" value={settings.versions.closing} />
      <input type="hidden" name="seen" value={JSON.stringify(settings.seen)} />
      <input type="hidden" name="place" />
      {/* Enter presses the first submit button; without script that is the one that stores the draft. */}
      <div className={styles.save}>
        <Button type="submit" name="do" value="save" look="line">
          {t('save')}
        </Button>
      </div>
      <HoursPart settings={settings} language={language} />
      <ClosingPart settings={settings} />
      <AgentsPart settings={settings} language={language} />
      {rows('promises')}
      {rows('viewings')}
      {rows('listings')}
      <LanguagesPart settings={settings} />
      <KeepDraft form={formId} />
    </form>
  )
}

export function SettingsPage({ staff, language, settings, says }: Props) {
  const t = useTranslations('OfficeSettings')
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/settings"
      path="office/settings"
      title={t('title')}
      intro={
        <>
          {t('lead')} {settings.changes > 0 && <b>{t('changes', { count: settings.changes })}</b>}
        </>
      }
      actions={<Actions settings={settings} />}
    >
      <ResultMessage says={says} />
      <ReturnedNotice of={settingsForm} />
      <Faults settings={settings} />
      <div className={styles.page}>
        <Groups language={language} />
        <Fields staff={staff} settings={settings} language={language} />
        <EffectPart settings={settings} language={language} />
      </div>
    </OfficeFrame>
  )
}
