'use client'
/** A picture in place of a player; the player's host is contacted only after the visitor asked for it. */
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import styles from './media-section.module.css'

type Props = {
  /** The page at the other host, for visitors without script. */
  address: string
  /** Undefined when the host is not known: then there is the link alone. */
  embedUrl: string | undefined
  isFile: boolean
  labels: Readonly<Record<'load' | 'notice' | 'open' | 'newTab' | 'frame', string>>
  children: ReactNode
}

function Player({ src, isFile, title }: { src: string; isFile: boolean; title: string }) {
  // biome-ignore lint/a11y/useMediaCaption: films of properties have no speech, and their hosts give no captions
  if (isFile) return <video className={styles.player} src={src} title={title} controls autoPlay />
  return (
    <iframe
      className={styles.player}
      src={src}
      title={title}
      allow="fullscreen; xr-spatial-tracking"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  )
}

export function MediaEmbed({ address, embedUrl, isFile, labels, children }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  const isHydrated = useIsHydrated()
  if (isLoaded && embedUrl) return <Player src={embedUrl} isFile={isFile} title={labels.frame} />
  return (
    <div className={styles.placeholder}>
      {children}
      <div className={styles.panel}>
        {embedUrl && <p>{labels.notice}</p>}
        {isHydrated && embedUrl && (
          <Button look="ink" onClick={() => setIsLoaded(true)}>
            <Icon of={Play} /> {labels.load}
          </Button>
        )}
        <a href={address} target="_blank" rel="noopener">
          {labels.open} <span className="vh">{labels.newTab}</span>
        </a>
      </div>
    </div>
  )
}
