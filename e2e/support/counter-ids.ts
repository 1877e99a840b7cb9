/** What the servers with counters are configured with; the recorders answer for the third parties. */
export const counterIds = {
  METRIKA_ID: '12345678',
  VK_PIXEL_ID: 'VK-RTRG-1234567-abcde',
  CALLTOUCH_ID: 'abcd1234',
  TOPMAIL_ID: '3456789',
  AD_IFRAME_URL: 'https://ads.example/frame.html',
} as const;
