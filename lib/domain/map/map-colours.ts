/** Colours of the maps that the site draws (design, "Map"). An SVG image cannot use custom properties of the page. */

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const light = {
  land: '#E9EEF0',
  abroad: '#DDE5E9',
  water: '#C5D6DF',
  park: '#D9E4DC',
  building: '#DCE4E8',
  road: '#FFFFFF',
  casing: '#D0DADF',
  rail: '#A9B8C0',
  border: '#BECAD0',
  strongBorder: '#8FA1AB',
  text: '#0E1A20',
  secondText: '#4C5D66',
  waterText: '#3E5D70',
} as const

export type MapColours = Readonly<Record<keyof typeof light, string>>

export const mapColours: Readonly<Record<Scheme, MapColours>> = {
  light,
  dark: {
    land: '#182830',
    abroad: '#14232A',
    water: '#0F1D2A',
    park: '#1A3029',
    building: '#20333C',
    road: '#33464F',
    casing: '#111E25',
    rail: '#56707C',
    border: '#2A3D46',
    strongBorder: '#6F838D',
    text: '#EEF3F5',
    secondText: '#B4C2C9',
    waterText: '#9DB9CA',
  },
}
