'use client'
/** A looping silent video that can be paused; with reduced motion it shows its poster. */
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './banner.module.css'

type Props = { mp4: string; webm: string; poster: string; texts: { pause: string; play: string } }

export function BannerVideo({ mp4, webm, poster, texts }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // If the browser blocks autoplay, the poster and the button remain.
    video.current?.play().catch(() => setIsPlaying(false))
  }, [])

  const toggle = () => (isPlaying ? video.current?.pause() : video.current?.play())
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="metadata"
        poster={poster}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button type="button" className={styles.pause} onClick={toggle} aria-label={isPlaying ? texts.pause : texts.play}>
        <Icon of={isPlaying ? 'pause' : 'play'} />
      </button>
    </>
  )
}
