/** The part of the environment that pages may know. */
export interface PublicSettings {
  origin: string;
  counters: CounterIds;
  /** `required`: nothing third-party runs until the visitor agrees. */
  consent: 'required' | 'notice';
}

export interface CounterIds {
  metrika?: string;
  vkPixel?: string;
  calltouch?: string;
  topMail?: string;
  adIframe?: string;
}
