public import Database

/// The tables of crews, as a copy into another database needs them.
public enum CrewsTables {
    /// All tables. None refers to another by a foreign key.
    public static let all =
        [crews, memberships, ordersLetGo, meetings, answers, calendarRights, duesPlans, dues, dueOrders]
        + [cash, namings, accounts, idempotencyRecords.table, closedMembers.table, outbox.table]

    /// The answers to foundings, meetings and entries of cash with a key.
    static let idempotencyRecords = IdempotencyTable("crew_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("crew_closed_members")

    /// Waiting notices, changes of pictures, and crews that are gone.
    static let outbox = OutboxTable("crew_outbox")

    static let crews = SQLTable(
        "crews", key: [.text("id")],
        [
            .text("owner"), .text("name"), .text("name_skeleton"), .text("search_name"), .text("sport"),
            .text("other_sport"), .text("place"), .text("search_place"), .optionalInteger("weekday"),
            .optionalInteger("minute"), .optionalText("zone"), .text("introduction"), .text("uniform"),
            .integer("capacity"), .integer("fee"), .integer("full_days"), .integer("half_days"),
            .text("joining"), .optionalText("cover"), .optionalText("cover_by"), .text("state"),
            .integer("created_at"), .optionalInteger("closed_at"), .integer("active_at"),
            .integer("updated_at"), .integer("version"), .integer("member_count"), .integer("taken_count"),
            .integer("waiting_count"), .integer("request_count"),
        ])

    static let memberships = SQLTable(
        "crew_memberships", key: [.text("id")],
        [
            .text("crew"), .text("member"), .text("state"), .text("standing"), .text("role"),
            .optionalInteger("until_at"), .optionalText("order_id"), .integer("fee"), .integer("full_days"),
            .integer("half_days"), .optionalText("suspension"), .optionalText("step"),
            .optionalText("step_order"), .optionalInteger("step_amount"), .text("message"),
            .text("field_position"), .optionalInteger("height"), .optionalInteger("shirt_number"),
            .text("introduction"), .integer("since_at"), .integer("rank_at"), .optionalInteger("joined_at"),
            .integer("created_at"), .integer("version"),
        ])

    /// Orders that can have no seat any more, so that a slow server cannot hold or fulfil one of them.
    static let ordersLetGo = SQLTable(
        "crew_orders_let_go", key: [.text("order_id")], [.integer("let_go_at")])

    static let meetings = SQLTable(
        "crew_meetings", key: [.text("id")],
        [
            .text("crew"), .text("title"), .text("place"), .integer("starts_at"), .integer("ends_at"),
            .text("zone"), .text("local_start"), .text("local_end"), .text("local_answers_until"),
            .optionalText("repeated_hour"), .optionalInteger("capacity"), .integer("answers_until"),
            .text("note"), .optionalInteger("remind_at"), .optionalInteger("reminded_for"),
            .optionalInteger("called_off_at"), .integer("created_at"), .integer("updated_at"),
            .integer("version"),
        ])

    static let answers = SQLTable(
        "crew_answers", key: [.text("meeting"), .text("member")],
        [
            .text("place"), .integer("guests"), .integer("since_at"), .optionalInteger("until_at"),
            .optionalInteger("came"), .integer("list_key"),
        ])
}

/// The tables of calendars and money.
extension CrewsTables {
    /// Private addresses of calendars, by the hashes of their secrets.
    static let calendarRights = SQLTable(
        "crew_calendar_rights", key: [.text("hash")],
        [.text("member"), .text("scope"), .integer("made_at")])

    static let duesPlans = SQLTable(
        "crew_dues_plans", key: [.text("crew"), .integer("from_month")],
        [.integer("amount"), .integer("day")]
    )

    static let dues = SQLTable(
        "crew_dues", key: [.text("id")],
        [
            .text("crew"), .text("member"), .integer("month"), .integer("amount"), .integer("pay_by"),
            .text("state"), .optionalText("order_id"), .text("reason"), .optionalInteger("remind_at"),
            .integer("created_at"), .integer("updated_at"), .integer("version"),
        ])

    /// The orders that had to do with a due.
    static let dueOrders = SQLTable(
        "crew_due_orders", key: [.text("order_id")], [.text("due"), .integer("is_let_go")])

    static let cash = SQLTable(
        "crew_cash", key: [.text("id")],
        [
            .text("crew"), .text("author"), .text("flow"), .integer("amount"), .text("purpose"),
            .integer("day"), .optionalText("receipt"), .optionalText("takes_back"), .integer("created_at"),
        ])

    static let namings = SQLTable("crew_namings", key: [.text("crew")], [.integer("version")])

    /// The accounts for payouts that leaders have named.
    static let accounts = SQLTable(
        "crew_accounts", key: [.text("crew"), .text("standing")],
        [
            .text("bank"), .text("account_number"), .text("holder"), .text("named_by"), .integer("named_at"),
            .optionalText("confirmed_by"), .optionalInteger("confirmed_at"),
        ])
}
