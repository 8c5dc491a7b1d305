CREATE TABLE "gas_averages" (
	"region_id" text NOT NULL,
	"grade" text NOT NULL,
	"week" date NOT NULL,
	"cents" double precision NOT NULL,
	CONSTRAINT "gas_averages_region_id_grade_week_pk" PRIMARY KEY("region_id","grade","week")
);
