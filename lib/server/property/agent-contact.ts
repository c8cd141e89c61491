/** Contact data of an agent. */
import 'server-only'
import type { AgentDrawing } from '../../content/catalogue.ts'
import type { Language } from '../../domain/text/language.ts'
import { agentHref } from '../agency/agency-links.ts'
import type { Agent } from '../content/snapshot/snapshot-type.ts'

export type AgentContact = {
  name: string
  initials: string
  role: string
  /** BIV registration number; empty for staff without one. */
  registrationNumber: string
  drawing: AgentDrawing | undefined
  phone: string
  email: string
  /** Address of the agent's page, if there is one. */
  href: string | undefined
}

export function toAgentContact(agent: Agent, language: Language): AgentContact {
  const { name, initials, registrationNumber, drawing, phone, email } = agent
  return {
    name,
    initials,
    role: agent.function[language],
    registrationNumber,
    drawing,
    phone,
    email,
    href: agentHref(agent, language),
  }
}
