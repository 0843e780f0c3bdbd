public import Database

/// The history of the tables of crews. Shipped steps never change; a new step is appended.
public enum CrewsMigrations {
    /// All steps in order.
    public static let all = [crews, meetings, money, messages]

    /// Crews and their people. The lists of crews hold open ones alone, each by itself and by sport.
    private static let crews = Migration(
        "crews-0001-crews",
        """
        CREATE TABLE crews (
            id TEXT NOT NULL PRIMARY KEY,
            owner TEXT NOT NULL,
            name TEXT NOT NULL,
            name_skeleton TEXT NOT NULL,
            search_name TEXT NOT NULL,
            sport TEXT NOT NULL,
            other_sport TEXT NOT NULL,
            place TEXT NOT NULL,
            search_place TEXT NOT NULL,
            weekday BIGINT,
            minute BIGINT,
            zone TEXT,
            introduction TEXT NOT NULL,
            uniform TEXT NOT NULL,
            capacity BIGINT NOT NULL,
            fee BIGINT NOT NULL,
            full_days BIGINT NOT NULL,
            half_days BIGINT NOT NULL,
            joining TEXT NOT NULL,
            cover TEXT,
            cover_by TEXT,
            state TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            closed_at BIGINT,
            active_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            version BIGINT NOT NULL,
            member_count BIGINT NOT NULL,
            taken_count BIGINT NOT NULL,
            waiting_count BIGINT NOT NULL,
            request_count BIGINT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX crews_name ON crews (name_skeleton) WHERE state = 'open'",
        "CREATE INDEX crews_newest ON crews (created_at, id) WHERE state = 'open'",
        "CREATE INDEX crews_sport_newest ON crews (sport, created_at, id) WHERE state = 'open'",
        "CREATE INDEX crews_members ON crews (member_count, id) WHERE state = 'open'",
        "CREATE INDEX crews_sport_members ON crews (sport, member_count, id) WHERE state = 'open'",
        "CREATE INDEX crews_active ON crews (active_at, id) WHERE state = 'open'",
        "CREATE INDEX crews_sport_active ON crews (sport, active_at, id) WHERE state = 'open'",
        "CREATE INDEX crews_owner ON crews (owner) WHERE state = 'open'",
        "CREATE INDEX crews_closed ON crews (closed_at, id) WHERE state = 'closed'",
        "CREATE INDEX crews_cover_by ON crews (cover_by) WHERE cover_by IS NOT NULL",
        """
        CREATE TABLE crew_memberships (
            id TEXT NOT NULL PRIMARY KEY,
            crew TEXT NOT NULL,
            member TEXT NOT NULL,
            state TEXT NOT NULL,
            standing TEXT NOT NULL,
            role TEXT NOT NULL,
            until_at BIGINT,
            order_id TEXT,
            fee BIGINT NOT NULL,
            full_days BIGINT NOT NULL,
            half_days BIGINT NOT NULL,
            suspension TEXT,
            step TEXT,
            step_order TEXT,
            step_amount BIGINT,
            message TEXT NOT NULL,
            field_position TEXT NOT NULL,
            height BIGINT,
            shirt_number BIGINT,
            introduction TEXT NOT NULL,
            since_at BIGINT NOT NULL,
            rank_at BIGINT NOT NULL,
            joined_at BIGINT,
            created_at BIGINT NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX crew_memberships_member ON crew_memberships (member, crew)",
        "CREATE INDEX crew_memberships_own ON crew_memberships (member, rank_at, crew)",
        "CREATE INDEX crew_memberships_list ON crew_memberships (crew, standing, rank_at, id DESC)",
        "CREATE INDEX crew_memberships_state ON crew_memberships (crew, state, since_at, id)",
        "CREATE INDEX crew_memberships_leaders ON crew_memberships (crew) WHERE role <> 'member'",
        """
        CREATE INDEX crew_memberships_ends ON crew_memberships (until_at, id)
        WHERE state IN ('requested', 'offered', 'banned')
        """,
        "CREATE INDEX crew_memberships_steps ON crew_memberships (since_at, id) WHERE step IS NOT NULL",
        """
        CREATE INDEX crew_memberships_crew_steps ON crew_memberships (crew, since_at, id)
        WHERE step IS NOT NULL
        """,
        "CREATE INDEX crew_memberships_arrears ON crew_memberships (id) WHERE suspension = 'arrears'",
        """
        CREATE TABLE crew_orders_let_go (
            order_id TEXT NOT NULL PRIMARY KEY,
            let_go_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX crew_orders_let_go_age ON crew_orders_let_go (let_go_at)")
}
