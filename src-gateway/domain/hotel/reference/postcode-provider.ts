/** An address as the Brazilian postal service writes it. A town with one postcode for all has no street (PER-14). */
export type PostcodeAddress = {
  logradouro: string;
  localidade: string;
  bairro: string;
  uf: string;
  ibge: string;
};

export type PostcodeProvider = {
  /** Null for a postcode that does not exist. Throws AppError if the provider cannot be reached. */
  find(postcode: string): Promise<PostcodeAddress | null>;
};
