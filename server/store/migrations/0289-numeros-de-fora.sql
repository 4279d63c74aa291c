-- The number that another system gave its invoice. Ours are unique by type, which numbers of others need not be.
alter table faturamento add numero_externo text collate "C";
create index faturamento_por_numero_externo on faturamento (cliente_id, numero_externo) where numero_externo is not null;
call auditar('faturamento', '{"situacao_externa": "situacao", "situacao_basica": null, "liquido_centavos": null, "movimentado": null, "quitado": null, "agendado": null, "pix_copia_cola": null, "versao": null}');
call versionar('faturamento');

-- Résumés that applications made are found by the e-mail and CPF of their students.
create index curriculo_de_candidatura on curriculo (cliente_id, aluno_id) where email_chave = identificacao;
