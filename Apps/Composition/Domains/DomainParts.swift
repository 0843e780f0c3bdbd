public import Database
import Settings
public import Vocabulary

/// What a domain is made of: what the platform has for every domain, and the ports of the others.
///
/// A domain requires a port by taking it from here, while it is made.
public struct DomainParts: Sendable {
    /// The name of the domain.
    let domain: String
    /// Clock, identifiers, secrets, mail.
    let dependencies: PlatformDependencies
    /// The accounts, by which members are known.
    let accounts: Accounts
    /// How many holds a member may have.
    let holding: HoldSettings
    /// How the notices of all domains are kept, by kind.
    let noticeRules: [NoticeRule]
    /// Delivers what the domains publish.
    let delivery: MessageDelivery
    /// The ports of all domains.
    let ports: PortTable
}

extension DomainParts {
    /// The platform's clock.
    public var time: any TimeSource { dependencies.time }

    /// Makes the identifiers of new records.
    public var ids: any IdentifierSource { dependencies.ids }

    /// What members are called, who may write, and which members do not see each other.
    public var members: any MemberPorts { accounts.members }

    /// Requires a port that one domain provides. A platform is not opened if no domain provides it.
    public func require<Value: Sendable>(_ type: Value.Type) -> RequiredPort<Value> {
        ports.require(type, by: domain)
    }

    /// Requires the pictures that records show.
    public var pictures: any PictureDirectory {
        PlatformPictures(port: require((any PictureDirectory).self))
    }

    /// Requires to know which pictures records show.
    var attachments: any PictureAttachments {
        PlatformAttachments(ports: ports.requireByRecord((any PictureAttachments).self, by: domain))
    }

    /// Requires the records of all domains, for a domain that attaches something to them.
    public var subjects: any SubjectDirectory {
        PlatformSubjects(ports: ports.requireByRecord((any SubjectDirectory).self, by: domain))
    }

    /// Requires to let moderators act on the records of all domains.
    var moderation: RecordPorts<any SubjectModeration> {
        ports.requireByRecord((any SubjectModeration).self, by: domain)
    }

    /// How members sell.
    public var sellers: any SellerDirectory { accounts.sellers }

    /// Requires to tell payments how deliveries go.
    var deliveries: any PaidDeliveries {
        PlatformDeliveries(port: require((any PaidDeliveries).self))
    }

    /// Requires to open orders, and to know what was paid.
    public var cashier: any Cashier { PlatformCashier(port: require((any Cashier).self)) }

    /// Requires to record what payees were paid out.
    public var payouts: any PayoutBook { PlatformPayouts(port: require((any PayoutBook).self)) }

    /// Reads beside a page of records what was paid for them.
    public var paidOrdersAhead: ReadAhead {
        let ahead = require(CashierAhead.self)
        return ReadAhead { (try? ahead.resolved())?.paid.begun() }
    }

    /// Reads beside a page of payees what they have.
    public var balancesAhead: ReadAhead {
        let ahead = require(CashierAhead.self)
        return ReadAhead { (try? ahead.resolved())?.balances.begun() }
    }

    /// Requires what the domains let members pay for.
    var purchasables: any Purchasable {
        PlatformPurchasables(
            ports: ports.requireByRecord((any Purchasable).self, by: domain), sellers: sellers,
            paysPrivatePeople: dependencies.payments.paysPrivatePeople)
    }

    /// Requires what members have reported.
    public var reports: any ReportDirectory { PlatformReports(port: require((any ReportDirectory).self)) }

    /// Requires the numbers of comments.
    public var comments: any CommentDirectory { platformComments }

    /// Reads the numbers of comments beside a page of records.
    public var commentsAhead: ReadAhead { platformComments.ahead }

    private var platformComments: PlatformComments {
        PlatformComments(require((any CommentDirectory).self), ahead: require(CommentCountsAhead.self))
    }
}
