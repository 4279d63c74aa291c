-- The key to which hosts pay changes by the word of two people: one proposes, another confirms the version that they saw.
-- The audit trail leaves out columns that end in "_chave", which are folded copies of others; this one is none.
alter table cliente rename pix_chave to chave_pix;
alter table cliente
  add pix_proposta text check (length(pix_proposta) <= 77),
  add pix_proposta_autores text[] not null default '{}',
  -- Raised with each proposal, and never lowered: a version names one proposal for good.
  add pix_proposta_versao integer not null default 0;
call auditar('cliente', '{"pix_proposta_versao": null}');
