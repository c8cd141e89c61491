/** Unused pictures that were uploaded in the office: first the list, then the selected ones to confirm, then they are deleted. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NoticeBox } from '@/components/ui/notice-box'
import type { TextGroup } from '@/lib/content/editing/text-kind'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { picturesGroup, textsHref } from '@/lib/server/office/texts/texts-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { officePictureHref } from '@/lib/server/texts/text-pictures'
import type { UnusedPicture } from '@/lib/server/texts/unused-pictures'
import { OfficeFrame } from '../frame/office-frame'
import rows from '../leads/inbox-list.module.css'
import { momentOf } from './moment-of'
import styles from './pictures-page.module.css'
import { TextSaid } from './text-said'
import { TextTabs } from './text-tabs'

type Props = {
  staff: AnyStaff
  language: Language
  pictures: readonly UnusedPicture[]
  /** Names of the selected pictures, to confirm. */
  chosen: readonly string[]
  counts: Readonly<Record<TextGroup, number>>
  says: string | undefined
}

function Picture({ picture, isChoice }: { picture: UnusedPicture; isChoice?: boolean }) {
  const t = useTranslations('OfficeTexts.pictures')
  const { name, size, at, isInVersion } = picture
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a file only of the office */}
      <img src={officePictureHref(name)} alt="" width={132} height={88} loading="lazy" />
      <span className={styles.what}>
        {isChoice ? <label htmlFor={name}>{name}</label> : <b>{name}</b>}
        <small>{t('about', { size: Math.max(1, Math.round(size / 1024)), moment: momentOf(at) })}</small>
        {isInVersion && <small className={styles.version}>{t('inVersion')}</small>}
      </span>
    </>
  )
}

function Choosing({ staff, language, pictures }: Pick<Props, 'staff' | 'language' | 'pictures'>) {
  const t = useTranslations('OfficeTexts.pictures')
  const canRemove = staff.can('publishTexts')
  return (
    <form action={linkHref('office/texts', language)}>
      <input type="hidden" name="group" value={picturesGroup} />
      <ul className={styles.list}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            {canRemove && (
              <input type="checkbox" id={picture.name} name="remove" value={picture.name} aria-label={picture.name} />
            )}
            <Picture picture={picture} isChoice={canRemove} />
          </li>
        ))}
      </ul>
      {canRemove ? <Button type="submit">{t('look')}</Button> : <p>{t('managers')}</p>}
    </form>
  )
}

function Going({ language, pictures }: Pick<Props, 'language' | 'pictures'>) {
  const t = useTranslations('OfficeTexts.pictures')
  return (
    <form method="post">
      <h2 className={styles.sure}>{t('sure', { count: pictures.length })}</h2>
      <p>{t('sureText')}</p>
      <input type="hidden" name={formFields.form} value="office-pictures-remove" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="names" value={pictures.map(({ name }) => name).join(' ')} />
      <ul className={styles.list}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            <Picture picture={picture} />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button type="submit">{t('remove', { count: pictures.length })}</Button>
        <a href={textsHref(language, picturesGroup)}>{t('back')}</a>
      </div>
    </form>
  )
}

export function PicturesPage({ staff, language, pictures, chosen, counts, says }: Props) {
  const t = useTranslations('OfficeTexts')
  const going = pictures.filter(({ name }) => chosen.includes(name))
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/texts"
      path="office/texts"
      title={t('title')}
      intro={t('pictures.lead')}
    >
      <TextSaid says={says} />
      <TextTabs language={language} counts={counts} current={picturesGroup} />
      {chosen.length > 0 && going.length === 0 && <NoticeBox notice={{ tone: 'wrong', title: t('said.no-pictures') }} />}
      {pictures.length === 0 && (
        <p className={rows.empty}>
          <Icon of="check" size={16} /> {t('pictures.none')}
        </p>
      )}
      {pictures.length > 0 && going.length === 0 && <Choosing staff={staff} language={language} pictures={pictures} />}
      {going.length > 0 && <Going language={language} pictures={going} />}
    </OfficeFrame>
  )
}
