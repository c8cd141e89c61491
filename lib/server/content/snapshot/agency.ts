/** Converts agents and branches of the content to the types the site uses. */
import 'server-only'
import type { z } from 'zod'
import type { RawBranch } from '../../../content/branches.ts'
import type { rawAgent } from '../../../content/catalogue.ts'
import type { Branch } from '../../../domain/agency/branch.ts'
import { uniqueSlugs } from '../../../domain/agency/unique-slugs.ts'
import type { Agent } from './snapshot-type.ts'

const nameOf = ({ FirstName, LastName }: z.output<typeof rawAgent>) => `${FirstName} ${LastName}`.trim()

export function toAgents(agents: readonly z.output<typeof rawAgent>[]): Agent[] {
  const slugs = uniqueSlugs(agents.map((agent) => ({ id: agent.ID, name: nameOf(agent) })))
  return agents.map((agent) => ({
    id: agent.ID,
    slug: slugs.get(agent.ID) ?? String(agent.ID),
    name: nameOf(agent),
    firstName: agent.FirstName || nameOf(agent),
    initials: `${agent.FirstName.charAt(0)}${agent.LastName.charAt(0)}`,
    function: agent.Function,
    registrationNumber: agent.RegistrationNumber,
    drawing: agent.Drawing,
    phone: agent.Phone,
    email: agent.Email,
    languages: agent.Languages,
    intro: agent.Intro,
    branchId: agent.BranchID,
  }))
}

/** In the order of the file, which is the order on the site. */
export function toBranches(branches: readonly RawBranch[]): Branch[] {
  const slugs = uniqueSlugs(branches.map(({ ID, Name }) => ({ id: ID, name: Name })))
  return branches.map(({ ID, Note, Picture, ...branch }) => ({
    id: ID,
    slug: slugs.get(ID) ?? String(ID),
    name: branch.Name,
    street: branch.Street,
    zip: branch.Zip,
    city: branch.City,
    phone: branch.Phone,
    email: branch.Email,
    latitude: branch.Latitude,
    longitude: branch.Longitude,
    hours: branch.Hours,
    note: Note,
    picture: Picture,
  }))
}
