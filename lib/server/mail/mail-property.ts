/** Properties, projects and agents as blocks of a mail. */
import 'server-only'
import { labelFace } from '../../domain/energy/epc-label-svg.ts'
import type { PublicProject } from '../../domain/project/project.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { capitalise } from '../../domain/text/capitalise.ts'
import type { Language } from '../../domain/text/language.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import { projectHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { toAgentContact } from '../property/agent-contact.ts'
import { priceText } from '../property/price-text.ts'
import { type CardFact, toPropertyCard } from '../property/property-card.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import type { Block, MailProperty } from './mail-content.ts'
import { mailPicture } from './mail-picture.ts'

const nameOf = (kind: CardFact['kind'], t: Translate, count = 0) => t(`PropertyCard.facts.${kind}`, { count })

/** The main area has no label. */
function shortFact({ kind, value, count }: CardFact, t: Translate): string {
  if (kind === 'bedrooms') return `${value} ${nameOf(kind, t, count)}`
  return kind === 'garden' || kind === 'terrace' || kind === 'ground' ? `${nameOf(kind, t)} ${value}` : value
}

const referenceText = (id: number, language: Language) => translatorOf(language)('Mail.reference', { id: String(id) })

/** The same facts as its card on the site. */
export function propertyInMail(property: PublicProperty, language: Language): MailProperty {
  const t = translatorOf(language)
  const { title, address, href, picture, facts, epc } = toPropertyCard(property, language)
  return {
    title,
    href: absoluteUrl(href),
    address,
    reference: referenceText(property.id, language),
    price: priceText(property, language, t),
    epc: epc && { letter: epc.letterText, name: `${t('CompareModule.epc')} ${epc.letterText}`, ...labelFace(epc.label) },
    picture: picture && { ...picture, src: mailPicture(picture.src) },
    facts: facts.map(({ kind, value, count }) => ({ label: capitalise(nameOf(kind, t, count)), value })),
    inShort: facts.map((fact) => shortFact(fact, t)).join(', '),
  }
}

function projectInMail(project: PublicProject, town: string, language: Language): MailProperty {
  const [picture] = project.pictures
  return {
    title: project.name,
    href: absoluteUrl(projectHref(getSnapshot().routeTable, project, language)),
    address: town,
    reference: referenceText(project.id, language),
    price: '',
    picture: picture && { ...picture, src: mailPicture(picture.url), alt: picture.alt[language] },
    facts: [],
    inShort: '',
  }
}

/** The property or project that a mail is about. */
export type Shown = { property: PublicProperty | undefined; project: PublicProject | undefined; town: string }

/** Undefined when it is neither. */
export function shownInMail({ property, project, town }: Shown, language: Language): MailProperty | undefined {
  if (property) return propertyInMail(property, language)
  return project && projectInMail(project, town, language)
}

type Agent = ReturnType<typeof getSnapshot>['agents'][number]

function agentBlock(found: Agent, language: Language, t: Translate): Block {
  const { name, initials, role, registrationNumber: number, phone, email } = toAgentContact(found, language)
  const registration = number && t('AgentLine.registration', { number })
  const agent = { name, initials, role: [role, registration].filter(Boolean).join(', '), phone: formatPhone(phone), email }
  return { kind: 'agent', agent }
}

/** The agents to contact, each once, below a heading; nothing without agents, as the footer contains the agency. */
export function agentBlocks(agentIds: readonly (number | undefined)[], language: Language): Block[] {
  const t = translatorOf(language)
  const { agents } = getSnapshot()
  const found = [...new Set(agentIds)].flatMap((agentId) => agents.find(({ id }) => id === agentId) ?? [])
  if (found.length === 0) return []
  return [
    { kind: 'heading', text: t('Mail.agent', { count: found.length }) },
    ...found.map((agent) => agentBlock(agent, language, t)),
  ]
}

/** `Burgerhuis met stadstuin, Getijstraat 41, 2600 Berchem, € 745.000`: the preheader. */
export const propertyInOneLine = ({ title, address, price }: MailProperty): string =>
  [title, address, price].filter(Boolean).join(', ')
