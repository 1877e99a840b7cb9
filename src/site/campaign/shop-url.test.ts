import { describe, expect, it } from 'vitest';
import { campaignOfQuery, mergeCampaign, noCampaign } from './campaign.ts';
import { campaignOfPath, shopUrl } from './shop-url.ts';

const plainShop = { id: 'ozon', campaignTemplate: null, params: {} };
const parameters = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('shopUrl', () => {
  it('marks the link of a visitor without history', () => {
    const url = shopUrl(plainShop, 'https://shop.example/p/1/', '/daily/omega-3', noCampaign);
    expect(url).toBe('https://shop.example/p/1/?hs=1&utm_source=site&utm_medium=referral&utm_campaign=daily_omega-3');
  });

  it('uses the stored campaign, source, medium and statistic', () => {
    const stored = { utm_source: 'yandex', utm_medium: 'cpc', utm_campaign: 'winter', ac_stat: 'a1' };
    expect(parameters(shopUrl(plainShop, 'https://shop.example/', '/', stored))).toEqual({
      hs: '1',
      utm_source: 'site_yandex_cpc',
      utm_medium: 'cpc',
      utm_campaign: 'winter',
      utm_content: 'a1',
    });
  });

  it('leaves out the part of the source that is not stored', () => {
    const source = (stored: object) => parameters(shopUrl(plainShop, 'https://shop.example/', '/', stored)).utm_source;
    expect(source({ utm_source: 'vk' })).toBe('site_vk');
    expect(source({ utm_medium: 'cpc' })).toBe('site_cpc');
    expect(source({ utm_campaign: 'winter' })).toBe('site');
  });

  it('has utm_content only when a statistic is stored', () => {
    expect(shopUrl(plainShop, 'https://shop.example/', '/', { utm_source: 'vk' })).not.toContain('utm_content');
  });

  it('keeps the parameters the link already has, to the letter, and the hash last', () => {
    const url = shopUrl(plainShop, 'https://shop.example/s?text=a%20b&utm_source=own#reviews', '/', noCampaign);
    expect(url).toBe(
      'https://shop.example/s?text=a%20b&utm_source=own&hs=1&utm_medium=referral&utm_campaign=home#reviews',
    );
  });

  it('copes with an empty query and with a query that has everything', () => {
    expect(shopUrl(plainShop, 'https://shop.example/?', '/', noCampaign)).toMatch(/\/\?hs=1&/);
    const full = 'https://shop.example/?hs=0&utm_source=a&utm_medium=b&utm_campaign=c';
    expect(shopUrl(plainShop, full, '/', noCampaign)).toBe(full);
  });

  it("applies the shop's own rules when they are filled in", () => {
    const ozon = { id: 'ozon', campaignTemplate: 'vendor_org_123_{name}', params: {} };
    expect(parameters(shopUrl(ozon, 'https://shop.example/', '/faq', noCampaign)).utm_campaign).toBe(
      'vendor_org_123_faq',
    );
    const market = { id: 'market', campaignTemplate: null, params: { clid: '7', vid: 'site' } };
    expect(parameters(shopUrl(market, 'https://shop.example/', '/', noCampaign))).toMatchObject({
      clid: '7',
      vid: 'site',
      utm_campaign: 'home',
    });
  });

  it('does not let a campaign name change the template', () => {
    const ozon = { id: 'ozon', campaignTemplate: 'org_{name}', params: {} };
    expect(parameters(shopUrl(ozon, 'https://shop.example/', '/', { utm_campaign: '$&{name}' })).utm_campaign).toBe(
      'org_$&{name}',
    );
  });
});

it.each([
  ['/', 'home'],
  ['/faq', 'faq'],
  ['/daily/omega-3', 'daily_omega-3'],
])('makes a campaign of the path %s', (path, campaign) => {
  expect(campaignOfPath(path)).toBe(campaign);
});

describe('campaign of a landing', () => {
  it('reads the four marks and nothing else', () => {
    expect(campaignOfQuery('?utm_source=vk&utm_term=x&ac_stat=9&page=2')).toEqual({ utm_source: 'vk', ac_stat: '9' });
  });

  it.each(['vk/ads', 'a/b&c', 'eyJhIjoxfQ==', '<b>"лето" #1</b>', ' с пробелом ', '💊%2F+', 'я'.repeat(1_000)])(
    'keeps %j as it came, and the shop gets the very same',
    (value) => {
      const landing = campaignOfQuery(`?${new URLSearchParams({ utm_campaign: value, ac_stat: value })}`);
      expect(landing).toEqual({ utm_campaign: value, ac_stat: value });
      expect(parameters(shopUrl(plainShop, 'https://shop.example/', '/', landing))).toMatchObject({
        utm_campaign: value,
        utm_content: value,
      });
    },
  );

  it.each([
    ['a control character', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['a C1 control character', 'a\u0085b'],
    ['nothing but spaces', '  '],
    ['more than a thousand characters', 'я'.repeat(1_001)],
  ])('refuses a value with %s', (_, value) => {
    expect(campaignOfQuery(`?${new URLSearchParams({ utm_source: value, utm_medium: 'cpc' })}`)).toEqual({
      utm_medium: 'cpc',
    });
  });

  it('replaces the utm marks together, and the statistic only by another one', () => {
    const known = { utm_source: 'vk', utm_campaign: 'old', utm_medium: 'cpc', ac_stat: '1' };
    expect(mergeCampaign(known, { utm_source: 'ya' })).toEqual({ utm_source: 'ya', ac_stat: '1' });
    expect(mergeCampaign(known, { utm_medium: 'mail', ac_stat: '2' })).toEqual({ utm_medium: 'mail', ac_stat: '2' });
    expect(mergeCampaign(known, { ac_stat: '2' })).toEqual({ ...known, ac_stat: '2' });
    expect(mergeCampaign({ ac_stat: '1' }, { utm_source: 'ya' })).toEqual({ utm_source: 'ya', ac_stat: '1' });
    expect(mergeCampaign(known, noCampaign)).toBe(known);
  });
});
