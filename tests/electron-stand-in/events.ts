export type StandInEvent<Details extends object = object> = Details & {
  defaultPrevented: boolean;
  preventDefault(): void;
};

export function newEvent<Details extends object>(details?: Details): StandInEvent<Details> {
  const event = {
    ...(details ?? ({} as Details)),
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
  };
  return event;
}
