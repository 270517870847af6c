import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, refresh sessions, crops with their pictures, and bids. */
export class Marketplace1763700000000 implements MigrationInterface {
  name = 'Marketplace1763700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await db.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 80),
        last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 80),
        email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
        phone text NOT NULL CHECK (phone ~ '^[0-9]{10}$'),
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('farmer', 'buyer')),
        gender text NOT NULL CHECK (gender IN ('male', 'female', 'other')),
        location text,
        rating numeric(2, 1) CHECK (rating BETWEEN 0 AND 5),
        verified boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        CONSTRAINT users_email_key UNIQUE (email)
      )`);
    await db.query(`
      CREATE TABLE refresh_families (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        revoked_reason text CHECK (revoked_reason IN ('logout', 'replay'))
      )`);
    await db.query('CREATE INDEX refresh_families_user ON refresh_families (user_id)');
    await db.query('CREATE INDEX refresh_families_expiry ON refresh_families (expires_at)');
    await db.query(`
      CREATE TABLE refresh_tokens (
        hash text PRIMARY KEY,
        family_id uuid NOT NULL REFERENCES refresh_families (id) ON DELETE CASCADE,
        parent_hash text,
        created_at timestamptz NOT NULL,
        used_at timestamptz,
        successor_hash text,
        successor_sealed text
      )`);
    await db.query('CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id)');
    await db.query('CREATE INDEX refresh_tokens_sealed ON refresh_tokens (used_at) WHERE successor_sealed IS NOT NULL');
    await db.query(`
      CREATE TABLE crops (
        id uuid PRIMARY KEY,
        farmer_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT,
        crop_name text NOT NULL CHECK (length(crop_name) BETWEEN 1 AND 120),
        category text NOT NULL
          CHECK (category IN ('vegetables', 'fruits', 'grains', 'herbs', 'spices', 'dairy', 'other')),
        description text NOT NULL CHECK (length(description) BETWEEN 1 AND 4000),
        quantity_amount numeric(12, 3) NOT NULL CHECK (quantity_amount > 0 AND quantity_amount <= 100000000),
        quantity_unit text NOT NULL CHECK (quantity_unit IN ('kg', 'quintal', 'ton', 'pieces', 'liters')),
        price_type text NOT NULL CHECK (price_type IN ('fixed', 'auction')),
        base_price_paise bigint NOT NULL CHECK (base_price_paise > 0 AND base_price_paise <= 10000000000),
        reserve_price_paise bigint CHECK (reserve_price_paise > 0 AND reserve_price_paise <= 10000000000),
        state text NOT NULL CHECK (length(state) BETWEEN 1 AND 80),
        district text NOT NULL CHECK (length(district) BETWEEN 1 AND 80),
        address text NOT NULL CHECK (length(address) BETWEEN 1 AND 400),
        harvest_date date,
        expiry_date date,
        quality_grade text NOT NULL CHECK (quality_grade IN ('A', 'B', 'C')),
        organic boolean NOT NULL,
        pesticides_used text[] NOT NULL,
        fertilizers_used text[] NOT NULL,
        certifications text[] NOT NULL,
        status text NOT NULL CHECK (status IN ('active', 'sold', 'pending', 'expired', 'draft')),
        verified boolean NOT NULL,
        rating numeric(2, 1) CHECK (rating BETWEEN 0 AND 5),
        reviews integer CHECK (reviews >= 0),
        search_text text NOT NULL,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT crops_expiry_after_harvest CHECK (expiry_date >= harvest_date)
      )`);
    // Every marketplace filter has an index that already leaves out what is not for sale.
    const forSale = "WHERE status IN ('active', 'pending') AND deleted_at IS NULL";
    await db.query(`CREATE INDEX crops_newest ON crops (created_at DESC, id DESC) ${forSale}`);
    await db.query(`CREATE INDEX crops_category ON crops (category, created_at DESC, id DESC) ${forSale}`);
    await db.query(`CREATE INDEX crops_state ON crops (lower(state), created_at DESC, id DESC) ${forSale}`);
    await db.query(`CREATE INDEX crops_price ON crops (base_price_paise, id) ${forSale}`);
    await db.query(`CREATE INDEX crops_search ON crops USING gin (search_text gin_trgm_ops) ${forSale}`);
    await db.query('CREATE INDEX crops_farmer ON crops (farmer_id, created_at DESC, id DESC) WHERE deleted_at IS NULL');
    await db.query(`
      CREATE TABLE crop_images (
        id uuid PRIMARY KEY,
        crop_id uuid NOT NULL REFERENCES crops (id) ON DELETE CASCADE,
        position integer NOT NULL CHECK (position BETWEEN 0 AND 9),
        key text NOT NULL,
        alt text NOT NULL,
        variants jsonb NOT NULL,
        CONSTRAINT crop_images_place UNIQUE (crop_id, position)
      )`);
    await db.query('CREATE UNIQUE INDEX crop_images_key ON crop_images (key)');
    await db.query(`
      CREATE TABLE bids (
        id uuid PRIMARY KEY,
        crop_id uuid NOT NULL REFERENCES crops (id) ON DELETE RESTRICT,
        buyer_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT,
        amount_paise bigint NOT NULL CHECK (amount_paise > 0 AND amount_paise <= 10000000000),
        message text CHECK (length(message) <= 1000),
        status text NOT NULL CHECK (status IN ('pending', 'closed')),
        created_at timestamptz NOT NULL
      )`);
    await db.query('CREATE INDEX bids_buyer ON bids (buyer_id, created_at DESC, id DESC)');
    await db.query('CREATE INDEX bids_crop ON bids (crop_id, created_at DESC)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE bids, crop_images, crops, refresh_tokens, refresh_families, users');
  }
}
