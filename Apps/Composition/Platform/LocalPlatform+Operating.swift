public import Vocabulary

extension LocalPlatform {
    /// How members pay.
    public var payments: PaymentParts { dependencies.payments }

    /// What the operator's commands on this machine work with, by type, as the domains provide it: the right
    /// to write the database suffices, and no account is involved.
    public var operatorServices: Services {
        var services = Services()
        for domain in domains { domain.operate(&services) }
        return services
    }
}
