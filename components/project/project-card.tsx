/** A new-build project in a list: the whole card is one link (design, new build). */
import { useTranslations } from 'next-intl'
import { Marker } from '@/components/property/marker'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { PublicProject } from '@/lib/domain/project/project'
import { formatTown } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { projectHref } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { BedroomRange } from './bedroom-range'
import { Delivery } from './delivery'
import styles from './project-card.module.css'
import { findStage } from './project-figures'
import { ProjectPrice } from './project-price'
import { SoldShare } from './sold-share'

/** Look of the marker: black for sold out, white for everything else (design, "Marker"). */
const plainMarker = 1
const soldMarker = 4

function Figures({ project }: { project: PublicProject }) {
  const t = useTranslations('ProjectCard')
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('price')}</dt>
        <dd>
          <ProjectPrice project={project} />
        </dd>
      </div>
      <div>
        <dt>{t('bedrooms')}</dt>
        <dd>
          <BedroomRange project={project} />
        </dd>
      </div>
      <div>
        <dt>{t('units')}</dt>
        <dd>{project.units.length}</dd>
      </div>
      <div>
        <dt>{t('delivery')}</dt>
        <dd>
          <Delivery delivery={project.delivery} />
        </dd>
      </div>
    </dl>
  )
}

type Props = { project: PublicProject; language: Language; headingLevel?: 'h2' | 'h3'; sizes: string; isFirst?: boolean }

export function ProjectCard({ project, language, headingLevel: Heading = 'h3', sizes, isFirst = false }: Props) {
  const [front] = project.pictures
  const stages = useTranslations('ProjectStage')
  const stage = findStage(project)
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {front && (
          <Picture
            src={front.url}
            alt={front.alt[language]}
            width={front.width}
            height={front.height}
            sizes={sizes}
            isFirst={isFirst}
          />
        )}
        <Marker marquee={stage === 'sold-out' ? soldMarker : plainMarker} name={stages(stage)} className={styles.marker} />
      </div>
      <Heading className={styles.name}>
        {/* A project may have a site of its own (specification 2, "Localized path table"). */}
        <SiteLink className="cover-link" href={projectHref(getSnapshot().routeTable, project, language)}>
          {project.name}
        </SiteLink>
      </Heading>
      <p className="muted">{formatTown(project, project.texts[language].countryName)}</p>
      <Figures project={project} />
      <SoldShare project={project} />
    </article>
  )
}
