import { describe, expect, it } from 'vitest';
import { industries } from '../../../src/content/home/industries.ts';
import { slideAt, slides } from '../../../src/content/home/slides.ts';
import { navigationPaths } from '../../../src/content/navigation.ts';
import hero from '../../../src/i18n/locales/en.hero.json';
import home from '../../../src/i18n/locales/en.home.json';

describe('slides of the hero', () => {
  it('HO-03 have the order of the specification', () => {
    expect(slides.map(({ id }) => hero.slides[id])).toEqual([
      'Industrial',
      'Ecommerce',
      'Fruits Trading',
      'Restaurant',
      'Web Design',
      'SEO Services',
      'Banking',
      'Local Sponsor',
      'PRO Services',
      'Trademark',
      'Brand Protection',
      'Attestation',
      'Amendments',
      'Liquidation',
      'Share Transfer',
    ]);
  });

  it('HO-03 have different questions and pictures', () => {
    for (const { id } of slides) expect(hero.slides[`${id}Question`]).toMatch(/\?$/);
    expect(new Set(slides.map(({ picture }) => picture)).size).toBe(15);
  });

  it('HO-03 have the button Schedule Meet, except Transfer on Share Transfer', () => {
    const others = slides.filter(({ id }) => id !== 'shareTransfer');
    expect(new Set(others.map(({ button, to }) => `${hero.slides[button]} ${to}`))).toEqual(
      new Set(['Schedule Meet /schedule']),
    );
    const { button, to } = slideAt(14);
    expect([hero.slides[button], to]).toEqual(['Transfer', '/services/share-transfer']);
  });

  it('HO-03 link to different pages of the navigation', () => {
    const pages = slides.map(({ about }) => about);
    expect(pages.filter((path) => !navigationPaths.includes(path))).toEqual([]);
    expect(new Set(pages).size).toBe(15);
  });

  it('LA-03 are mirrored, except the drawing with a letter', () => {
    expect(slides.filter(({ mirror }) => !mirror).map(({ id }) => id)).toEqual(['trademark']);
  });
});

it('HO-04 the eight industries have different pages of the navigation, icons and images', () => {
  expect(industries.map(({ id }) => home.industries[id])).toEqual([
    'Trading',
    'E-commerce',
    'Restaurant',
    'Real estate',
    'Technology',
    'Healthcare',
    'Logistics',
    'Tourism',
  ]);
  expect(industries.map(({ to }) => to).filter((to) => !navigationPaths.includes(to))).toEqual([]);
  for (const part of ['to', 'icon', 'image'] as const)
    expect(new Set(industries.map((industry) => industry[part])).size).toBe(8);
});
