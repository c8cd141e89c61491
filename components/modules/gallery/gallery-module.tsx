/** Pictures side by side, each with its caption (specification 3, "Module"). */

import { Picture } from '@/components/ui/picture'
import { langOf } from '@/lib/server/pages/text-language'
import { gridSizes, ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import styles from './gallery-module.module.css'

export function GalleryModule({ module, language, isFirst }: Pick<ModuleProps, 'module' | 'language' | 'isFirst'>) {
  const pictures = (module.pictures ?? []).slice(0, module.maxItems)
  return (
    <ModuleSection module={module} language={language}>
      <ModuleGrid columns={module.itemsPerRow}>
        {pictures.map(({ url, width, height, alt, caption }, index) => (
          <figure key={url} className={styles.figure}>
            <Picture
              src={url}
              alt={alt[language]}
              width={width}
              height={height}
              sizes={gridSizes(module.itemsPerRow)}
              isFirst={isFirst && index === 0}
            />
            {caption && <figcaption {...langOf(caption[language], language)}>{caption[language]}</figcaption>}
          </figure>
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}
