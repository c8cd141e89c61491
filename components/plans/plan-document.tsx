/** A link below a plan that is the first page of a PDF: the file itself, for download. */
import { useTranslations } from 'next-intl'
import { documentUrl } from '@/lib/server/media/current-media'
import styles from './plan-document.module.css'

/** @param url address of the plan's picture. */
export function PlanDocument({ url, title }: { url: string; title: string }) {
  const t = useTranslations('PlanGallery')
  const href = documentUrl(url)
  if (!href) return null
  return (
    <p className={`no-print ${styles.document}`}>
      <a href={href} download>
        {t.rich('document', { title, vh: (words) => <span className="vh">{words}</span> })}
      </a>
    </p>
  )
}
