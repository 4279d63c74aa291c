-- Who represents a person or an organization is written to at an address of their own.
alter table pessoa add representante_email text;
call versionar('pessoa');
call auditar('pessoa', '{"dados_bancarios": "banco", "versao": null}');
