import { mediaUrl } from '@/lib/server/media/current-media'

type Props = {
  src: string
  white: string
  /** Empty where the link around it has the name. */
  alt?: string
  className?: string | undefined
  width: number
  height: number
  isLazy?: boolean
}

/** A logo, in white with the dark colour scheme; printed pages use the light one. */
export function LogoDrawing({ src, white, alt = '', isLazy = false, ...image }: Props) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={mediaUrl(white)} />
      {/* A low priority keeps the framework from preloading it before the picture that is seen first. */}
      <img
        src={mediaUrl(src)}
        alt={alt}
        {...image}
        {...(isLazy ? { loading: 'lazy' as const } : { fetchPriority: 'low' as const })}
      />
    </picture>
  )
}
