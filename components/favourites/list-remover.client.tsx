'use client'
/** A link to the same page without one property, which is also removed from the stored list. */
import { Icon } from '@/components/ui/icon'
import type { IdListName } from '@/lib/domain/property/favourites'
import { removeStoredId } from './id-store'

type Props = { list: IdListName; id: number; href: string; label: string; title: string; className?: string | undefined }

export function ListRemover({ list, id, href, label, title, className }: Props) {
  return (
    <a className={className} href={href} onClick={() => removeStoredId(list, id)}>
      <Icon of="x" size={16} />
      <span>
        {label} <span className="vh">{title}</span>
      </span>
    </a>
  )
}
