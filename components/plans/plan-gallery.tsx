/** Opens plans in the lightbox, from any plan link inside it. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { GalleryRoot } from '@/components/property/detail/gallery/gallery.client'
import { useLightboxLabels } from '@/components/property/detail/gallery/use-lightbox-labels'
import { type PlanView, toPlanSlide } from './plan-view'

type Props = {
  plans: readonly PlanView[]
  /** Title of the property or the project. */
  title: string
  children: ReactNode
}

export function PlanGallery({ plans, title, children }: Props) {
  const t = useTranslations('PlanGallery')
  const labels = {
    ...useLightboxLabels(title),
    Lightbox: t('lightbox', { title }),
    'Photo gallery': t('label'),
    Carousel: t('label'),
    Slide: t('slide'),
    Previous: t('previous'),
    Next: t('next'),
    Thumbnails: t('thumbnails'),
  }
  return (
    <GalleryRoot slides={plans.map(toPlanSlide)} labels={labels}>
      {children}
    </GalleryRoot>
  )
}
