/** A viewing on the sheet: pictures, address and time, figures, the agent, plans, documents. */
import { useTranslations } from 'next-intl'
import { usePlanView } from '@/components/plans/use-plan-view'
import { CardFacts } from '@/components/property/card-facts'
import { EpcLabel } from '@/components/property/epc-label'
import { Price } from '@/components/property/price'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { numberRooms } from '@/lib/domain/property/numbered-rooms'
import { capitalise } from '@/lib/domain/text/capitalise'
import { mapHref } from '@/lib/domain/text/contact-links'
import { formatFixed } from '@/lib/domain/text/format-number'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { pictureUrl } from '@/lib/server/media/current-media'
import { langOf } from '@/lib/server/pages/text-language'
import type { SheetStop as Stop } from '@/lib/server/viewings/viewing-sheet'
import styles from './sheet-stop.module.css'

type Props = { stop: Stop }

/** Largest number of pictures per property, to save space on the device. */
const mostPictures = 6

/** One width for all devices, so that the saved files are those shown. */
const pictureWidth = 800

function Pictures({ stop: { shown, language } }: Props) {
  const t = useTranslations('Brochure')
  const pictures = shown?.pictures.slice(0, mostPictures) ?? []
  if (pictures.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ul className={styles.pictures} aria-label={t('pictures')} tabIndex={0}>
      {pictures.map(({ id, url, alt, width, height }) => (
        <li key={id}>
          {/* biome-ignore lint/performance/noImgElement: one width, which the device saves */}
          <img
            src={pictureUrl(url, pictureWidth)}
            alt={alt[language]}
            width={width}
            height={height}
            decoding="async"
            fetchPriority="low"
          />
        </li>
      ))}
    </ul>
  )
}

function Figures({ stop: { card } }: Props) {
  if (!card) return null
  return (
    <div className={styles.figures}>
      <p>
        <Price price={card.price} />
      </p>
      <CardFacts facts={card.facts} />
      {card.epc && <EpcLabel label={card.epc} />}
    </div>
  )
}

function StopAgent({
  stop: {
    agent,
    property: { address },
    shown,
  },
}: Props) {
  const t = useTranslations()
  return (
    <div className={styles.who}>
      <p>
        <b>{agent.name}</b>
        <a className="num nowrap" href={phoneHref(agent.phone)}>
          <Icon of="phone" size={16} /> {formatPhone(agent.phone)}
        </a>
      </p>
      {shown && address.kind === 'shown' && (
        <a className="no-print" href={mapHref(shown.latitude, shown.longitude)} target="_blank" rel="noopener">
          {t('Preparation.map')}
          <span className="vh"> {t('Preparation.newTab')}</span>
        </a>
      )}
      {address.kind === 'hidden' && <p>{t('Viewing.addressLater')}</p>}
    </div>
  )
}

/** The visitor's notes; hidden until the sheet is saved on the device, where they stay. */
function OwnWords({ stop: { id } }: Props) {
  const t = useTranslations('ViewingSheet')
  return (
    <div className={styles.words} hidden>
      <h3>
        <label htmlFor={`words-${id}`}>{t('words')}</label>
      </h3>
      <textarea id={`words-${id}`} data-own-words={id} rows={3} maxLength={2000} aria-describedby={`words-where-${id}`} />
      <small id={`words-where-${id}`}>{t('wordsStay')}</small>
    </div>
  )
}

function Plans({ stop: { shown } }: Props) {
  const t = useTranslations()
  const toView = usePlanView()
  if (!shown || shown.floorPlans.length === 0) return null
  const numbers = [...numberRooms(shown.rooms, shown.floorPlans)]
  return (
    <>
      <h3>{t('PlanGallery.label')}</h3>
      {shown.floorPlans.map((plan) => {
        const title = t('PropertyFacts.units.storey', { count: plan.floor, value: plan.floor })
        const rooms = numbers.filter(([{ floor }]) => floor === plan.floor)
        const { drawing, alt, legend } = toView(plan, title, rooms)
        return (
          <figure key={drawing.url} className={styles.plan}>
            {/* biome-ignore lint/performance/noImgElement: a drawing has no widths to choose from */}
            <img
              src={pictureUrl(drawing.url, pictureWidth)}
              alt={alt}
              width={drawing.width}
              height={drawing.height}
              decoding="async"
              fetchPriority="low"
            />
            <figcaption>
              <b>{title}</b> {legend}
            </figcaption>
          </figure>
        )
      })}
    </>
  )
}

function Documents({ stop: { documents, documentsHref, language } }: Props) {
  const t = useTranslations('ViewingSheet')
  if (documentsHref === undefined) return null
  return (
    <div className="no-print">
      <h3>{t('documents')}</h3>
      {documents.length > 0 ? (
        <ul className={styles.documents}>
          {documents.map(({ id, name, href }) => (
            <li key={id}>
              <a href={href} data-keep="">
                <Icon of="file-text" /> <span {...langOf(name, language)}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {t('documentsText')} <a href={documentsHref}>{t('askDocuments')}</a>
        </p>
      )}
    </div>
  )
}

function useWayText() {
  const t = useTranslations('ViewingSheet')
  return ({ way, language }: Stop) => {
    if (!way) return ''
    const far = formatFixed(way.metres / 1000, way.isAbout ? 0 : 1, language)
    return t(way.isKnown ? (way.isAbout ? 'wayAbout' : 'way') : 'wayUnknown', { minutes: way.minutes, far })
  }
}

function Way({ stop }: Props) {
  const text = useWayText()(stop)
  if (!text) return null
  return (
    <p className={styles.way}>
      <Icon of={stop.way?.isKnown ? 'bike' : 'info'} size={16} />
      {text}
    </p>
  )
}

/** Sticky at the foot of the screen while its property is in view. */
function Next({ stop, href }: Props & { href: string }) {
  const t = useTranslations('ViewingSheet')
  const way = useWayText()(stop)
  return (
    <p className={`${styles.next} no-print`}>
      <span>
        {way && <small>{t('then', { way })}</small>}
        <b>
          {stop.time?.from} {stop.place.split(',')[0]}
        </b>
      </span>
      <a className={buttonClass({})} href={href}>
        {t('next')} <Icon of="arrow-right" />
      </a>
    </p>
  )
}

type StopProps = Props & { index: number; isOneOfDays: boolean; next: Stop | undefined }

export function SheetStop({ stop, index, isOneOfDays, next }: StopProps) {
  const t = useTranslations('Viewing')
  const { time, place, property, language } = stop
  const day = isOneOfDays && time ? `${time.weekday} ${time.day} ${time.month}, ` : ''
  return (
    <section id={`stop-${index + 1}`} className={styles.stop} aria-labelledby={`home-${stop.id}`}>
      <Way stop={stop} />
      <p className={styles.time}>
        {day}
        {time && (day ? t('time', time) : capitalise(t('time', time)))}
      </p>
      <h2 id={`home-${stop.id}`}>{place}</h2>
      <p className={styles.title}>{property.texts[language].title}</p>
      <Pictures stop={stop} />
      <Figures stop={stop} />
      <StopAgent stop={stop} />
      <OwnWords stop={stop} />
      <Plans stop={stop} />
      <Documents stop={stop} />
      {next && <Next stop={next} href={`#stop-${index + 2}`} />}
    </section>
  )
}
