-- Digital diplomas as staff register them: codes, links and the digest of the signed XML. Nothing here judges a signature.
create table diploma (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  aluno_id bigint not null,
  curso_id bigint not null,
  emissora_nome text not null,
  emissora_cnpj text collate "C" not null,
  emissora_codigo_mec bigint,
  registradora_nome text,
  registradora_cnpj text collate "C",
  registradora_codigo_mec bigint,
  conclusao date not null,
  colacao_grau date,
  expedicao date,
  registro_livro text,
  registro_folha text,
  registro_numero text,
  registro_processo text,
  registro_data date,
  versao_leiaute text not null default '1.05',
  codigo_validacao text collate "C",
  url_xml text,
  url_representacao_visual text,
  hash_xml text collate "C",
  anulacao_data date,
  anulacao_motivo text,
  situacao text not null default 'Em emissão' check (situacao in ('Em emissão', 'Ativo', 'Anulado')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, curso_id) references curso
);
call proteger('diploma');
create unique index diploma_por_codigo on diploma (cliente_id, codigo_validacao);
create index diploma_por_atualizacao on diploma (cliente_id, atualizacao, id) include (inclusao);
create index diploma_por_aluno on diploma (cliente_id, aluno_id);
call versionar('diploma');
call historiar('diploma', 'situacao');
call auditar('diploma', '{"versao": null}');
