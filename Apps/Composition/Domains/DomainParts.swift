import Database
import Settings
import Vocabulary

/// What a domain is made of: what the platform has for every domain, and the ports of the others.
///
/// A domain requires a port by taking it from here, while it is made.
struct DomainParts: Sendable {
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

    /// Requires a port that one domain provides.
    func require<Value: Sendable>(_ type: Value.Type) -> RequiredPort<Value> {
        ports.require(type, by: domain)
    }

    /// Requires the pictures that records show.
    var pictures: any PictureDirectory { PlatformPictures(port: require((any PictureDirectory).self)) }

    /// Requires to know which pictures records show.
    var attachments: any PictureAttachments {
        PlatformAttachments(ports: ports.requireByRecord((any PictureAttachments).self, by: domain))
    }

    /// Requires the records of all domains, for a domain that attaches something to them.
    var subjects: any SubjectDirectory {
        PlatformSubjects(ports: ports.requireByRecord((any SubjectDirectory).self, by: domain))
    }

    /// Requires to let moderators act on the records of all domains.
    var moderation: RecordPorts<any SubjectModeration> {
        ports.requireByRecord((any SubjectModeration).self, by: domain)
    }

    /// Requires what members have reported.
    var reports: any ReportDirectory { PlatformReports(port: require((any ReportDirectory).self)) }

    /// Requires the numbers of comments.
    var comments: any CommentDirectory { platformComments }

    /// Reads the numbers of comments beside a page of records.
    var commentsAhead: ReadAhead { platformComments.ahead }

    private var platformComments: PlatformComments {
        PlatformComments(require((any CommentDirectory).self), ahead: require(CommentCountsAhead.self))
    }
}
