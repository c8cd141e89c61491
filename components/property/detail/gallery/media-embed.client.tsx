'use client'
/**
 * A picture in place of a player; its host is contacted only after a click, or when the visitor agreed to social media cookies
 * (ruling 36).
 */
import { type ReactNode, useState } from 'react'
import { useConsent } from '@/components/consent/consent-store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import styles from './media-section.module.css'

type Props = {
  /** The page at the external host, for visitors without script. */
  address: string
  /** Undefined when the host is not known: then only the link is shown. */
  embedUrl: string | undefined
  isFile: boolean
  labels: Readonly<Record<'load' | 'notice' | 'open' | 'newTab' | 'frame', string>>
  children: ReactNode
}

/** The button that was pressed is gone: the focus moves to the player. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

function Player({ src, isFile, title, isAsked }: { src: string; isFile: boolean; title: string; isAsked: boolean }) {
  const ref = isAsked ? takeFocus : undefined
  if (isFile)
    return (
      // biome-ignore lint/a11y/useMediaCaption: films of properties have no speech, and their hosts provide no captions
      <video ref={ref} className={styles.player} src={src} title={title} controls preload="metadata" autoPlay={isAsked} />
    )
  return (
    <iframe
      ref={ref}
      className={styles.player}
      src={src}
      title={title}
      loading="lazy"
      allow="fullscreen; xr-spatial-tracking"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

export function MediaEmbed({ address, embedUrl, isFile, labels, children }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  const isHydrated = useIsHydrated()
  const consent = useConsent()
  const isAgreed = typeof consent === 'object' && consent.social
  // Not on previews: they contact no third party.
  const mayLoad = isHydrated && consent !== 'unknown'
  if ((isLoaded || isAgreed) && embedUrl) return <Player src={embedUrl} isFile={isFile} title={labels.frame} isAsked={isLoaded} />
  return (
    <div className={styles.placeholder}>
      {children}
      <div className={styles.panel}>
        {embedUrl && <p>{labels.notice}</p>}
        {mayLoad && embedUrl && (
          <Button look="ink" onClick={() => setIsLoaded(true)}>
            <Icon of="play" /> {labels.load}
          </Button>
        )}
        <a href={address} target="_blank" rel="noopener">
          {labels.open} <span className="vh">{labels.newTab}</span>
        </a>
      </div>
    </div>
  )
}
