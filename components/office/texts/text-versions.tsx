/** The published versions of a text, by whom and when, each with a way to restore it. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { TextVersion } from '@/lib/server/db/repositories/office/office-text-versions'
import type { Staff } from '@/lib/server/office/staff/staff'
import { type TextView, textHref } from '@/lib/server/office/texts/texts-view'
import { translatorOf } from '@/lib/server/pages/translator'
import { OfficeBlock } from '../frame/office-block'
import { momentOf } from './moment-of'
import { fieldTitles, toPartViews } from './part-view'
import styles from './text-page.module.css'

type TextProps = { staff: Staff<'writeTexts'>; language: Language; view: TextView }

export function RestoreVersion({
  version,
  seen,
  language,
  view,
}: { version: TextVersion; seen: number } & Pick<TextProps, 'language' | 'view'>) {
  const t = useTranslations('OfficeTexts')
  return (
    <form method="post">
      <input type="hidden" name={formFields.form} value="office-text-restore" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="document" value={view.id} />
      <input type="hidden" name="version" value={version.id} />
      <input type="hidden" name="seen" value={seen} />
      <button type="submit" className={styles.restore} aria-label={t('restoreOf', { moment: momentOf(version.at) })}>
        {t('restore')}
      </button>
    </form>
  )
}

/** Number of fields that a line names. */
const shownFields = 3

export function TextVersions({ staff, language, view }: TextProps) {
  const t = useTranslations('OfficeTexts')
  const names = useTranslations('LanguageSwitcher.names')
  const { versions } = view
  const titles = fieldTitles(toPartViews(view.parts, view, translatorOf(language)), names)
  const [newest] = versions
  return (
    <OfficeBlock title={t('versions')}>
      {versions.length === 0 && <p className={styles.none}>{t('noVersions')}</p>}
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id}>
            <time dateTime={version.at.toISOString()}>
              <a
                href={`${textHref(view.id, language)}?version=${version.id}`}
                aria-label={t('compare.open', { moment: momentOf(version.at) })}
              >
                {momentOf(version.at)}
              </a>
            </time>
            <span>
              <b>{version.name}</b> {t(`actions.${version.action}`)}{' '}
              {version.fields.length > 0 && (
                <small>
                  {version.fields
                    .slice(0, shownFields)
                    .map((field) => titles.get(field) ?? field)
                    .join('; ')}
                  {version.fields.length > shownFields && ` +${version.fields.length - shownFields}`}
                </small>
              )}
            </span>
            {newest && version !== newest && staff.can('publishTexts') && (
              <RestoreVersion version={version} seen={newest.number} language={language} view={view} />
            )}
          </li>
        ))}
      </ol>
    </OfficeBlock>
  )
}
