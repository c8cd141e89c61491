/**
 * A text of the site: its languages next to each other, the results of the checks, and published versions (design,
 * `kantoor-teksten`).
 */
import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { Staff } from '@/lib/server/office/staff/staff'
import type { TextComparison } from '@/lib/server/office/texts/text-comparison'
import { type TextView, textsHref } from '@/lib/server/office/texts/texts-view'
import { translatorOf } from '@/lib/server/pages/translator'
import { markOf } from '@/lib/server/texts/draft-text'
import { OfficeFrame } from '../frame/office-frame'
import { MarkedState } from '../marks/marked-state'
import { momentOf } from './moment-of'
import { type PartView, toPartViews } from './part-view'
import { PublishPart } from './publish-part'
import { TextComparisonPart } from './text-comparison'
import { TextEditor } from './text-editor.client'
import styles from './text-page.module.css'
import { TextSaid } from './text-said'
import { TextVersions } from './text-versions'

type TextProps = { staff: Staff<'writeTexts'>; language: Language; view: TextView }

function StatusLine({ view }: Pick<TextProps, 'view'>) {
  const t = useTranslations('OfficeTexts')
  const { draft, isOnline } = view
  return (
    <span className={styles.states}>
      <MarkedState square={isOnline ? { fill: 'full', colour: 'success' } : { fill: 'empty', colour: 'grey' }}>
        {t(isOnline ? 'online' : 'offline')}
      </MarkedState>
      {draft && (
        <MarkedState square={{ fill: 'half', colour: 'accent' }}>
          {t('drafted', { name: draft.name, moment: momentOf(draft.changedAt) })}
        </MarkedState>
      )}
      {draft?.publishAt && (
        <MarkedState square={{ fill: 'empty', colour: 'accent' }}>
          {t('plannedAt', { moment: momentOf(draft.publishAt) })}
        </MarkedState>
      )}
    </span>
  )
}

/** Every field as the list of checks names it: its language and its label. */
function placesIn(parts: readonly PartView[]): { name: string; label: string }[] {
  return parts.flatMap((part) => {
    if (part.kind === 'list') return part.items.flatMap((item) => placesIn(item.parts))
    if (part.kind === 'picture') return []
    return part.inputs.map(({ name, language }) => ({
      name,
      label: [language?.toUpperCase(), part.label].filter(Boolean).join(', '),
    }))
  })
}

const editorWords = [
  ...['count', 'add', 'remove', 'up', 'down', 'bold', 'heading', 'list', 'link', 'tools', 'noPicture', 'choosePicture'],
  ...[
    'pictureHelp',
    'takePictureAway',
    'languagesLabel',
    'saving',
    'savedAt',
    'notSaved',
    'notSavedSince',
    'loggedOut',
    'logIn',
    'takeTheirs',
    'keepMine',
    'clash',
  ],
  ...['checksTitle', 'allWell', 'errors', 'advice', 'stops'],
] as const

function useEditorWords() {
  const t = useTranslations('OfficeTexts.editor')
  return Object.fromEntries(editorWords.map((word) => [word, t(word as 'add')])) as Parameters<typeof TextEditor>[0]['words']
}

/** The form's buttons, repeated above it as it is long; on phones in a bar at the foot. */
function Actions({ staff, view }: Pick<TextProps, 'staff' | 'view'>) {
  const t = useTranslations('OfficeTexts')
  const isPublisher = staff.can('publishTexts')
  return (
    <>
      {view.publicHref && (
        <ButtonLink look="line" size="s" href={view.publicHref}>
          <Icon of="external-link" size={16} /> {t('onSite')}
        </ButtonLink>
      )}
      <div className={styles.actions}>
        {view.previewHref && (
          <Button type="submit" form="text" look="line" size="s" name="do" value="preview" formTarget="_blank">
            <Icon of="eye" size={16} /> {t('preview')}
          </Button>
        )}
        <Button type="submit" form="text" size="s" name="do" value={isPublisher ? 'publish' : 'save'}>
          {t(isPublisher ? 'publish' : 'save')}
        </Button>
      </div>
    </>
  )
}

function Editor({ staff, language, view }: TextProps) {
  const names = useTranslations('LanguageSwitcher.names')
  const t = useTranslations('OfficeTexts')
  const words = useEditorWords()
  const parts = toPartViews(view.parts, view, translatorOf(language))
  const seen = Object.fromEntries([...view.values].map(([name, typed]) => [name, markOf(typed)]))
  return (
    <TextEditor
      key={`${view.id} ${view.version}`}
      hidden={{ language, author: staff.author, document: view.id }}
      start={{ version: String(view.version), seen: JSON.stringify(seen), faults: view.faults }}
      parts={parts}
      places={placesIn(parts)}
      languages={view.languages}
      languageNames={Object.fromEntries(view.languages.map((code) => [code, names(code)]))}
      defaultLanguage={view.defaultLanguage}
      words={words}
      actions={
        staff.can('publishTexts') ? (
          <PublishPart view={view} />
        ) : (
          <div className={styles.publish}>
            <Button type="submit" look="line" name="do" value="save">
              {t('save')}
            </Button>
            <p>{t('managersPublish')}</p>
          </div>
        )
      }
      aside={<TextVersions staff={staff} language={language} view={view} />}
    />
  )
}

/** A confirmation with the consequences comes first. */
function Removal({ language, view }: Pick<TextProps, 'language' | 'view'>) {
  const t = useTranslations('OfficeTexts.gone')
  return (
    <details className={styles.removal}>
      <summary>{t('title')}</summary>
      <p>{t('text', { name: view.name })}</p>
      <form method="post">
        <input type="hidden" name={formFields.form} value="office-article-remove" />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="document" value={view.id} />
        <Button type="submit" look="line" size="s">
          {t('button')}
        </Button>
      </form>
    </details>
  )
}

type PageProps = TextProps & { says: string | undefined; comparison: TextComparison | undefined }

export function TextPage({ says, comparison, ...props }: PageProps) {
  const t = useTranslations('OfficeTexts')
  const { staff, language, view } = props
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/texts"
      path="office/texts"
      title={view.name}
      back={{ href: textsHref(language, view.group), label: `${t('title')}, ${t(`groups.${view.group}`)}` }}
      intro={<StatusLine view={view} />}
      actions={<Actions staff={staff} view={view} />}
    >
      <TextSaid says={says} />
      {!view.isWritable && <NoticeBox notice={{ tone: 'wrong', title: t('readOnly'), text: t('readOnlyText') }} />}
      {view.draft?.failed && <NoticeBox notice={{ tone: 'wrong', title: t(`failed.${view.draft.failed}`) }} />}
      {comparison && <TextComparisonPart {...props} comparison={comparison} />}
      <Editor {...props} />
      {view.canRemove && <Removal language={language} view={view} />}
    </OfficeFrame>
  )
}
